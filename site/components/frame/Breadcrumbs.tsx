import { words } from '../../../compiler/words.ts';
import styles from './Breadcrumbs.module.css';

export type Crumb = { label: string; path: string };

type BreadcrumbsProps = {
  /** From the home page to this page, both included. */
  trail: readonly Crumb[];
};

/** The way from the home page to this one. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav className={styles.trail} aria-label={words.frame.breadcrumb}>
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
