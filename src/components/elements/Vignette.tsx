import type { vignettes } from '../../schemas/home.ts';
import { Landscape } from './Landscape.tsx';

type VignetteProps = { name: (typeof vignettes)[number]; alternative: string };
export function Vignette({ name }: VignetteProps) {
  return <Landscape data-p={name} />;
}
