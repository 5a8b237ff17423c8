// Loaded into a desk before its own code: its Date and its performance.now() go by the clock in leaping-clock.ts.
import { readFileSync } from 'node:fs';
import type { ClockFace } from './leaping-clock.ts';

const { LEAPING_CLOCK: file = '' } = process.env;
const RealDate = Date;
const realSteadyMs = performance.now.bind(performance);

function face(): ClockFace {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function leapingNow(): number {
  return RealDate.now() + face().wallAheadMs;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, words: unknown[], newTarget) =>
    Reflect.construct(target, words.length === 0 ? [leapingNow()] : words, newTarget),
  get: (target, name, receiver) =>
    name === 'now' ? leapingNow : Reflect.get(target, name, receiver),
});

performance.now = () => realSteadyMs() + face().steadyAheadMs;
