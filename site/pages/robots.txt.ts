import { readBuildConfig } from '../build-config.ts';

/** Everything may be read; the sitemap says what there is. */
export function GET(): Response {
  const { siteUrl } = readBuildConfig(process.env);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
}
