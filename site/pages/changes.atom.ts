import { changesFeed } from '../../compiler/open-data/feed.ts';
import { openFacts } from '../../compiler/open-data/files.ts';
import { getOpenData } from '../open-data.ts';

export async function GET(): Promise<Response> {
  const source = await getOpenData();
  const { factsFiles, siteUrl } = source;
  const facts = factsFiles.flatMap((file) => openFacts(file, source));
  const titles = new Map(factsFiles.map(({ guide, title }) => [guide, title]));
  return new Response(changesFeed({ facts, titles, siteUrl }), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
