import type { Page } from '../../../compiler/page.ts';
import styles from './Breadcrumbs.module.css';

type BreadcrumbsProps = Pick<Page, 'trail'> & { label: string };

/** The way from the home page to this one. */
export function Breadcrumbs({ label, trail }: BreadcrumbsProps) {
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
