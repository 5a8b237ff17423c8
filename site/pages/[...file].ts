import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { siteFiles } from '../../compiler/open-data/site-files.ts';
import { getSite } from '../../compiler/site.ts';

/** Every file for programs, as the compiler made it. A build writes them by itself: site/integrations/write-site-files.ts. */
export function getStaticPaths() {
  const files = import.meta.env.PROD ? [] : siteFiles(getSite());
  return files.map((file) => ({ params: { file: file.path.slice(1) }, props: { file } }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { file } }) =>
  new Response([...file.parts()].join(''), {
    headers: { 'content-type': `${file.type}; charset=utf-8` },
  });
