/**
 * How far a limit may be used up before an enquiry of this priority has to wait: 1 finds room until it is reached, 2 until a
 * quarter is, 3 until a sixth. So half of every limit is kept for those who come for the first time, and whoever comes often
 * has room while there is plenty. `open` is a part of the limit, below a half, in which everybody finds room.
 */
export function shareOf(limit: number, priority: number, open = 0): number {
  return priority <= 1 ? limit : limit * open + (limit * (0.5 - open)) / priority;
}

/** The last priority that still finds room when `used` of a limit are used up; 0 when nobody does. */
export function lastPriorityWithRoom(limit: number, used: number): number {
  if (used >= limit) return 0;
  if (used === 0) return Number.POSITIVE_INFINITY;
  return Math.max(1, Math.ceil(limit / (2 * used)) - 1);
}
