import type { Header, Page } from '../../../compiler/page.ts';
import { joinClasses } from '../classes.ts';
import { CountryOutline } from '../elements/Drawings.tsx';
import { Landscape } from '../elements/Landscape.tsx';
import { RichText } from '../elements/RichText.tsx';
import { PartList, PartView } from '../parts.tsx';
import styles from './TitleBar.module.css';

type TitleBarProps = Pick<Page, 'title' | 'trail'> &
  Header & {
    /** What the way here is called. */
    trailLabel: string;
  };

/** Where a page begins: the way here, its name, and what it is about. */
export function TitleBar(props: TitleBarProps) {
  const { title, trail, trailLabel, lead, below, aside, picture } = props;
  // Which case it is comes before what the most common one costs, and before its button.
  const isAskedFirst = aside?.kind === 'case-chooser';
  const hasTrail = trail.length > 1;
  return (
    <div className={styles.bar}>
      <div className={joinClasses('stack', styles.row, sideOf(props), 'column')}>
        {hasTrail && <Breadcrumbs label={trailLabel} trail={trail} />}
        <div className={joinClasses('stack', styles.words, hasTrail ? '' : styles.first)}>
          <h1>{title}</h1>
          <div className={styles.lead}>
            <RichText blocks={lead} />
          </div>
          {!isAskedFirst && <PartList parts={below} />}
        </div>
        {picture !== null && <Picture picture={picture} />}
        {aside !== null && (
          <div className={styles.aside}>
            <PartView part={aside} />
          </div>
        )}
        {isAskedFirst && (
          <div className={`stack ${styles.words}`}>
            <PartList parts={below} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The way from the home page to this one. */
function Breadcrumbs({ label, trail }: Pick<Page, 'trail'> & { label: string }) {
  return (
    <nav className={styles.trail} aria-label={label}>
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.path}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A class for each, so that a page that has neither carries no rule for it. */
function sideOf({ aside, picture }: Pick<Header, 'aside' | 'picture'>): string | undefined {
  if (aside !== null) return styles.besideAside;
  return picture === null ? undefined : styles.besidePicture;
}

function Picture({ picture }: { picture: NonNullable<Header['picture']> }) {
  return (
    <div className={styles.picture}>
      {'landscape' in picture ? (
        <Landscape picture={picture.landscape} alt="" />
      ) : (
        <CountryOutline country={picture.country} />
      )}
    </div>
  );
}
