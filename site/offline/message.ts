/** What a page asks of the worker: to have these at hand without a network, and nothing else. */
export type KeepMessage = {
  /** Paths on the site. */
  addresses: string[];
  /** What a page says that comes from the device; {day} is when it was saved. */
  notice: string;
  /** Language tag, for writing the day. */
  language: string;
};

/** Paths that could not be fetched; they stay as they were. */
export type KeepAnswer = { missed: string[] };

/** The one cache that the worker fills; who erases the plan deletes it. */
export const cacheName = 'waymark-plan';

export const workerPath = '/plan-worker.js';
