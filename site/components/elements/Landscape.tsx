import type { ComponentProps } from 'react';
import type { PictureName } from '../../../compiler/schemas/pictures.ts';
import { joinClasses } from '../classes.ts';
import styles from './Landscape.module.css';
import { pictureOf } from './pictures.ts';

type LandscapeProps = Pick<ComponentProps<'img'>, 'className' | 'loading' | 'fetchPriority'> & {
  picture: PictureName;
  /** What a visitor who does not see it should know; '' where the words beside it say as much. */
  alt: string;
  /** True where it is the first thing on a card, which it then fills from edge to edge. */
  headsCard?: boolean;
};

/**
 * One of our drawn pictures, by day or by night as the visitor's screen is set. It comes when it is near; one that is seen at
 * once takes `loading="eager" fetchPriority="high"`.
 */
export function Landscape({
  picture,
  alt,
  headsCard = false,
  className,
  loading = 'lazy',
  fetchPriority,
}: LandscapeProps) {
  const { day, night, width, height } = pictureOf(picture);
  return (
    <picture className={headsCard ? styles.head : undefined}>
      <source srcSet={night} media="screen and (prefers-color-scheme: dark)" />
      <img
        loading={loading}
        fetchPriority={fetchPriority}
        decoding="async"
        className={joinClasses(styles.picture, className)}
        src={day}
        width={width}
        height={height}
        alt={alt}
      />
    </picture>
  );
}
