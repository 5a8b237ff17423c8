import type { ComponentProps } from 'react';
import type { PictureName } from '../../../compiler/schemas/pictures.ts';
import { sizeOfScene } from '../../../pictures/svg.ts';
import { joinClasses } from '../classes.ts';
import styles from './Landscape.module.css';

const files = import.meta.glob<string>('../../../pictures/scenes/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

type LandscapeProps = Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> & {
  picture: PictureName;
  /** What a visitor who does not see it should know; '' where the words beside it say as much. */
  alt: string;
  /** Whole beside words; at the head of a card, or behind the words of a slide, it fills the frame and loses its edges. */
  place?: 'words' | 'card' | 'slide';
};

/**
 * One of our drawn pictures, by day or by night as the visitor's screen is set. It comes when it is near, and not at all where it is
 * not shown; one that is seen at once on every screen takes `loading="eager" fetchPriority="high"`.
 */
export function Landscape({
  picture,
  alt,
  place = 'words',
  loading = 'lazy',
  fetchPriority,
}: LandscapeProps) {
  return (
    <picture className={place === 'card' ? styles.card : undefined}>
      <source
        srcSet={addressOf(`${picture}-dark.svg`)}
        media="screen and (prefers-color-scheme:dark)"
      />
      <img
        loading={loading}
        fetchPriority={fetchPriority}
        className={joinClasses(styles.picture, place === 'words' ? undefined : styles.filling)}
        src={addressOf(`${picture}.svg`)}
        {...sizeOfScene(picture)}
        alt={alt}
      />
    </picture>
  );
}

function addressOf(file: string): string {
  const address = files[`../../../pictures/scenes/${file}`];
  if (address === undefined) throw new Error(`pictures/scenes/${file} is missing.`);
  return address;
}
