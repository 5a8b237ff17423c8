/**
 * How far a limit may be used up before the `turn`-th of one network has to wait: the first finds room until it is
 * reached, the second until a quarter is, the third until a sixth. So half of every limit is kept for those who come for the
 * first time, and whoever comes often has room while there is plenty.
 */
export function shareOf(limit: number, turn: number): number {
  return turn <= 1 ? limit : limit / (2 * turn);
}

/** The last turn that still finds room when `used` of a limit are used up; 0 when nobody does. */
export function lastTurnWithRoom(limit: number, used: number): number {
  if (used >= limit) return 0;
  if (used === 0) return Number.POSITIVE_INFINITY;
  return Math.max(1, Math.ceil(limit / (2 * used)) - 1);
}
