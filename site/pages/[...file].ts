import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { getSite } from '../../compiler/site.ts';
import { siteFiles } from '../../compiler/site-files.ts';

/** Every file for programs, as the compiler made it. */
export function getStaticPaths() {
  return siteFiles(getSite()).map((file) => ({
    params: { file: file.path.slice(1) },
    props: { file },
  }));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = ({ props: { file } }) =>
  new Response(file.text(), { headers: { 'content-type': `${file.type}; charset=utf-8` } });
