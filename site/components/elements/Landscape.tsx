import type { ComponentProps } from 'react';
import type { PictureName } from '../../../compiler/schemas/pictures.ts';
import { joinClasses } from '../classes.ts';
import styles from './Landscape.module.css';
import { pictureOf } from './pictures.ts';

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
  const { day, night, width, height } = pictureOf(picture);
  return (
    <picture className={place === 'card' ? styles.card : undefined}>
      <source srcSet={night} media="screen and (prefers-color-scheme:dark)" />
      <img
        loading={loading}
        fetchPriority={fetchPriority}
        className={joinClasses(styles.picture, place === 'words' ? undefined : styles.filling)}
        src={day}
        width={width}
        height={height}
        alt={alt}
      />
    </picture>
  );
}
