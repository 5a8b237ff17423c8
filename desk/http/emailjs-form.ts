import { Busboy } from '@fastify/busboy';
import { emailjsLimits } from '../../contract/emailjs.ts';
import { refusals } from './refusals.ts';

/** What a form holds up to where it could not be read any further; `problem` is null when all of it could. */
export type ReadForm = { entries: [string, string][]; problem: unknown };

/**
 * The names and texts of a form body, in the order in which they were sent, multipart or urlencoded.
 * An empty file field is left out; browsers send one for a file input that nobody used.
 */
export async function readForm(contentType: string, body: Buffer): Promise<ReadForm> {
  const entries: [string, string][] = [];
  const problem = await new Promise<unknown>((resolve) => {
    const parser = new Busboy({
      headers: { 'content-type': contentType },
      // The body is here as a whole; made to wait for its readers, the parser can wait for ever.
      highWaterMark: 2 * emailjsLimits.maxBodyBytes,
      fileHwm: 2 * emailjsLimits.maxBodyBytes,
      // One more than is allowed shows that there were too many.
      limits: { parts: emailjsLimits.maxParts + 1, fields: emailjsLimits.maxParts + 1 },
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    });
    parser.on('field', (name, value) => entries.push([name, value]));
    parser.on('file', (name, file, fileName) => {
      if (fileName !== '') resolve(refusals.fileSent(name));
      file.on('data', () => resolve(refusals.fileSent(name)));
      file.on('error', resolve);
    });
    parser.on('finish', () => resolve(null));
    parser.on('error', resolve);
    parser.end(body);
  }).catch((error: unknown) => error);
  return { entries, problem };
}
