/** What the server refused, in a sentence for the editor. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

export type Ask = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

/** Asks the server below `api`. What it returns rejects with RefusedError for what the server refused, and otherwise when it is away. */
export function askServer(api: string): Ask {
  return async <Answer>(method: string, path: string, body?: object) => {
    const response = await fetch(`${api}/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (response.ok) return (await response.json()) as Answer;
    // A proxy or a server that starts says so in other words than ours.
    const refusal = (await response.json().catch(() => null)) as { error?: unknown } | null;
    if (typeof refusal?.error === 'string') throw new RefusedError(refusal.error);
    throw new Error(`${method} ${path}: ${response.status}`);
  };
}
