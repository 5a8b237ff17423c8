// The thread that page-text-apart.ts starts: it is handed one page at a time.
import { parentPort } from 'node:worker_threads';
import { type RawPage, textOfPage } from './page-text.ts';

parentPort?.on('message', async (page: RawPage) => {
  try {
    parentPort?.postMessage({ text: await textOfPage(page) });
  } catch (error) {
    parentPort?.postMessage({ refusal: error instanceof Error ? error.message : String(error) });
  }
});
