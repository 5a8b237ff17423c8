import type { ComponentProps } from 'react';
import { joinClasses } from '../classes.ts';
import styles from './Landscape.module.css';
import { type PictureName, pictureOf } from './pictures.ts';

type LandscapeProps = Pick<ComponentProps<'img'>, 'className' | 'loading' | 'fetchPriority'> & {
  picture: PictureName;
  /** What a visitor who does not see it should know; '' where the words beside it say as much. */
  alt: string;
};

/**
 * One of our drawn pictures, by day or by night as the visitor's screen is set. It comes when it is near; one that is seen at
 * once takes `loading="eager" fetchPriority="high"`.
 */
export function Landscape({
  picture,
  alt,
  className,
  loading = 'lazy',
  fetchPriority,
}: LandscapeProps) {
  const { day, night, width, height } = pictureOf(picture);
  return (
    <picture>
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
