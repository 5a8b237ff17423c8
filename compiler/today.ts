/**
 * The day that everything is reckoned from: the one place where the build and its tests ask the clock.
 * WAYMARK_TODAY=2028-01-15 puts another day in its place, at noon UTC. Throws Error for what is no day.
 */
export function today(env: NodeJS.ProcessEnv = process.env): Date {
  const { WAYMARK_TODAY: day } = env;
  if (day === undefined || day === '') return new Date();
  const noon = new Date(`${day}T12:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !isDay(noon, day)) {
    throw new Error(
      `WAYMARK_TODAY should be a day like 2028-01-15, but is ${JSON.stringify(day)}.`,
    );
  }
  return noon;
}

/** A date such as 30 February is moved to March when it is read. */
function isDay(noon: Date, day: string): boolean {
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day);
}
