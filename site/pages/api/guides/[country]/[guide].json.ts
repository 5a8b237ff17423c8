import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { guideFile } from '../../../../../compiler/open-data/files.ts';
import { getOpenData, jsonResponse } from '../../../../open-data.ts';
import { getSite } from '../../../../site-content.ts';

export const getStaticPaths = (async () => {
  const { guides } = await getSite();
  return guides.map((guide) => ({
    params: { country: guide.country, guide: guide.slug },
    props: { guide },
  }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { guide } }) =>
  jsonResponse(guideFile(guide, await getOpenData()));
