import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

const kilobyte = 1_024;
const ticksPerSecond = 100;
const sampleMs = 200;

/** The middle one of these numbers, or the mean of the two in the middle. Throws RangeError when there are none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new RangeError('No numbers, no median.');
  return (lower + upper) / 2;
}

/** A number for a table, with so many digits behind its point. */
export function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}

/** Says how much else the machine has to do. */
export function printLoad(): void {
  const [lastMinute = 0] = loadavg();
  console.log(`Load of the machine in the last minute: ${lastMinute.toFixed(1)}`);
}

/** What a process and all that it started have taken: the most memory seen at once, and the time of all cores together. */
type Usage = { peakBytes: number; cpuSeconds: number };

/** Looks at a process and its descendants, again and again; the function it gives ends that. Linux only. */
export function watchProcessTree(pid: number): () => Usage {
  const usage: Usage = { peakBytes: 0, cpuSeconds: 0 };
  const look = () => {
    const processes = treeOf(pid);
    const sum = (numberOf: (pid: number) => number) =>
      processes.reduce((total, each) => total + numberOf(each), 0);
    usage.peakBytes = Math.max(usage.peakBytes, sum(residentBytes));
    usage.cpuSeconds = Math.max(usage.cpuSeconds, sum(cpuSeconds));
  };
  const timer = setInterval(look, sampleMs);
  return () => {
    clearInterval(timer);
    return usage;
  };
}

function treeOf(pid: number): number[] {
  const children = textOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => treeOf(Number(child)))];
}

function residentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) * kilobyte;
}

/** The time on all cores of a process and of those of its children that have ended. Source: man 5 proc_pid_stat, fields 14 to 17. */
export function cpuSeconds(pid: number): number {
  const fields = textOf(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
}

/** Empty for a process that has ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
