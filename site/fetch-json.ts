/** What a file of the site holds, written by the same build; null where it does not come. */
export async function fetchJson<Data>(address: string): Promise<Data | null> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok === true ? answer.json() : null;
}
