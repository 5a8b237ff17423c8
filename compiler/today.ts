import { isDay } from '../plan/dates.ts';

/**
 * The day that everything is reckoned from: the one place where the build and its tests ask the clock.
 * WAYMARK_TODAY=2028-01-15 puts another day in its place, at noon UTC. Throws Error for what is no day.
 */
export function today(env: NodeJS.ProcessEnv = process.env): Date {
  const { WAYMARK_TODAY: day } = env;
  if (day === undefined || day === '') return new Date();
  if (isDay(day)) return new Date(`${day}T12:00:00Z`);
  throw new Error(`WAYMARK_TODAY should be a day like 2028-01-15, but is ${JSON.stringify(day)}.`);
}
