import { Fragment } from 'react';
import type { PlannedSource } from '../../../plan/shapes.ts';

type SourceLinksProps = {
  /** Not there in a copy of a case that an older version of the site left on the device. */
  sources: readonly PlannedSource[] | undefined;
};

/** Where something was read, in brackets behind it. */
export function SourceLinks({ sources = [] }: SourceLinksProps) {
  if (sources.length === 0) return null;
  const once = new Map(sources.map((source) => [source.url, source]));
  return (
    <>
      {' ('}
      {[...once.values()].map(({ publisher, url }, index) => (
        <Fragment key={url}>
          {index > 0 && ', '}
          <a href={url}>{publisher}</a>
        </Fragment>
      ))}
      )
    </>
  );
}
