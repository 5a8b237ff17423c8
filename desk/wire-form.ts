import { Busboy } from '@fastify/busboy';
import { wireLimits } from '../contract/wire.ts';
import { refusals } from './refusals.ts';

/**
 * The names and texts of a form body, in the order in which they were sent, multipart or urlencoded.
 * An empty file field is left out; browsers send one for a file input that nobody used. Throws RefusedCall.
 */
export function readForm(contentType: string, body: Buffer): Promise<[string, string][]> {
  return new Promise((resolve, reject) => {
    const entries: [string, string][] = [];
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      // One part more than is allowed shows that there were too many.
      limits: { parts: wireLimits.maxParts + 1 },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    });
    parser.on('field', (name, value) => entries.push([name, value]));
    parser.on('file', (name, file, fileName) => {
      if (fileName !== '') reject(refusals.fileSent(name));
      file.on('data', () => reject(refusals.fileSent(name)));
      file.on('error', reject);
    });
    parser.on('finish', () => resolve(entries));
    parser.on('error', reject);
    parser.end(body);
  });
}
