import type { landscapes } from '../../schemas/home.ts';
import { Landscape } from './Landscape.tsx';

type HeroPictureProps = {
  landscape: (typeof landscapes)[number];
  alternative: string;
  isFirst: boolean;
};
export function HeroPicture({ landscape }: HeroPictureProps) {
  return <Landscape data-p={landscape} preserveAspectRatio="xMidYMid slice" />;
}
