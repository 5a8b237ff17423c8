import { guideListFile } from '../../../compiler/open-data/files.ts';
import { getOpenData, jsonResponse } from '../../open-data.ts';

export async function GET(): Promise<Response> {
  return jsonResponse(guideListFile(await getOpenData()));
}
