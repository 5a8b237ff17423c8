/** A claim as it stands in the database: `heartbeat` grows whenever its owner claims or renews. */
export type Lease = { id: string; owner: string; heartbeat: number };

export type LeaseWatch = ReturnType<typeof watchLeases>;

/**
 * Tells owners that died from those that work, by watching whether their leases move. Only our own steady clock counts:
 * no time of day is compared, neither with another machine's nor with our own of before a leap.
 */
export function watchLeases(steadyMs: () => number) {
  let seen = new Map<string, { heartbeat: number; owner: string; sinceMs: number }>();
  return {
    /** Of all the leases that stand now, those that have not moved for `ms` since we first saw them so. */
    unmovedFor: (leases: readonly Lease[], ms: number): Lease[] => {
      const nowMs = steadyMs();
      seen = new Map(
        leases.map(({ id, owner, heartbeat }) => {
          const before = seen.get(id);
          const isUnmoved = before?.owner === owner && before.heartbeat === heartbeat;
          return [id, { heartbeat, owner, sinceMs: isUnmoved ? before.sinceMs : nowMs }];
        }),
      );
      return leases.filter(({ id }) => nowMs - (seen.get(id)?.sinceMs ?? nowMs) >= ms);
    },
  };
}
