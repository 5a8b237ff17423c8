import { factListFile } from '../../../compiler/open-data/files.ts';
import { getOpenData, jsonResponse } from '../../open-data.ts';

export async function GET(): Promise<Response> {
  return jsonResponse(factListFile(await getOpenData()));
}
