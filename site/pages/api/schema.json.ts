import { openDataPaths } from '../../../compiler/open-data/addresses.ts';
import { openDataSchema } from '../../../compiler/open-data/shapes.ts';
import { jsonResponse } from '../../open-data.ts';
import { buildConfig } from '../../site-content.ts';

export function GET(): Response {
  return jsonResponse(openDataSchema(buildConfig.siteUrl + openDataPaths.schema));
}
