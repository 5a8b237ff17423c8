import { openDataPaths } from '../../lib/open-data/addresses.ts';
import { openDataSchema } from '../../lib/open-data/shapes.ts';
import { jsonResponse } from '../../open-data.ts';
import { buildConfig } from '../../site-content.ts';

export function GET(): Response {
  return jsonResponse(openDataSchema(buildConfig.siteUrl + openDataPaths.schema));
}
