// Loaded into a program before its own code: on SIGUSR2 it prints, numbered, what the program has used so far, its garbage
// collected where node was started with --expose-gc.
let time = 0;

process.on('SIGUSR2', () => {
  time += 1;
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const usage = { rss, heapUsed, processorMs: (user + system) / 1_000 };
  console.log(`usage ${time} ${JSON.stringify(usage)}`);
});
