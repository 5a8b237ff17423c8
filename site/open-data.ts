import { getCollection } from 'astro:content';
import type { OpenDataSource } from '../compiler/open-data/files.ts';
import { buildConfig, getSite } from './site-content.ts';

/** All that the open data of this build is made of. */
export async function getOpenData(): Promise<OpenDataSource> {
  const [{ book, guides, routes }, facts] = await Promise.all([getSite(), getCollection('facts')]);
  const factsFiles = facts.map(({ data }) => data);
  return { book, guides, routes, factsFiles, siteUrl: buildConfig.siteUrl };
}

/** A file of open data, as its address answers. */
export function jsonResponse(data: object): Response {
  return new Response(`${JSON.stringify(data, null, 2)}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}
