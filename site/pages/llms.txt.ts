import { overviewText } from '../../compiler/open-data/overview.ts';
import { settings } from '../../compiler/settings.ts';
import { buildConfig, getSite } from '../site-content.ts';

export async function GET(): Promise<Response> {
  const { guides, countries, articles, pages } = await getSite();
  const text = overviewText({
    siteName: settings.siteName,
    siteUrl: buildConfig.siteUrl,
    guides,
    countries,
    // The page for addresses that do not exist has none itself.
    pages: [...pages.values(), ...articles].filter(({ path }) => path !== ''),
  });
  return new Response(`${text}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
