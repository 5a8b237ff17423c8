import type { Request } from '@playwright/test';

/** The weight of all these answers, compressed and with their headers, and of those to what is asked for meanwhile. */
export async function bytesOf(requests: readonly Request[]): Promise<number> {
  let bytes = 0;
  for (const request of requests) {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
  }
  return bytes;
}
