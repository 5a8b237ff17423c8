import type { Inks } from '../palette.ts';
import { soft } from '../paths.ts';
import { post } from './blaze.ts';
import { fell, field } from './land.ts';
import { fill, line, softShape } from './pen.ts';
import { along, fir, firs, grass } from './plants.ts';
import { cloud, smallSky } from './sky.ts';

/** Over the water by a bridge of stone. 600 × 400. */
export function bridge(inks: Inks): string {
  return [
    smallSky(inks, [150, 96], 5),
    cloud(inks.cloud, [360, 84], 170),
    fell(inks.far, '-10 210, 110 170, 220 150, 330 186, 460 210, 610 180', 320, [
      '220 150, 226 190, 214 320, 440 320, 380 200, 330 186, 270 162',
    ]),
    fell(inks.near, '-10 240, 100 226, 240 250, 380 244, 500 218, 610 226', 330),
    firs(inks.wood[1], along('420 240, 600 228', 20, 10, 3), 42, 4),
    fir([64, 262], 130, inks.wood, 5),
    fir([118, 268], 92, inks.wood, 6),
    fir([18, 268], 100, inks.wood, 8),
    field(inks.meadow[0], '-10 270, 120 258, 260 262, 440 256, 610 264'),
    fill(
      inks.deep[0],
      softShape(
        '196 262, 236 300, 214 340, 150 372, 80 410',
        '470 410, 452 366, 420 320, 350 290, 300 262',
      ),
    ),
    line(
      inks.water[0],
      4,
      'M290 344h70M240 366h80M330 372h90M220 390h60M350 396h60M320 352h60M244 322h40',
    ),
    arch(inks),
    fill(inks.path[0], softShape('-10 386, 50 350, 110 322, 96 366, 40 410', '-10 410')),
    fill(inks.path[0], softShape('504 314, 560 330, 610 360', '610 400, 540 380, 496 366')),
    post(inks, [546, 340], 0.3),
    grass(
      inks.near[1],
      [...along('16 396, 90 372', 6, 8, 10), ...along('470 388, 600 392', 9, 10, 12)],
      20,
    ),
  ].join('');
}

function arch(inks: Inks): string {
  const courses =
    'M140 330l16-8M180 312l18-8M222 292l18-6M270 280h20M330 280h20M380 288l18 6M420 304l16 8M462 324l16 8M130 352h22M152 338h20M440 346h22M462 360h20';
  return [
    fill(
      inks.stone[0],
      softShape(
        '110 322, 200 276, 304 254, 410 272, 500 316',
        '520 372, 438 372, 420 330, 372 300, 310 290, 246 300, 200 330, 180 372, 92 372',
      ),
    ),
    fill(
      inks.stone[1],
      softShape(
        '180 372, 200 330, 246 300, 310 290, 372 300, 420 330, 438 372',
        '424 372, 404 340, 362 314, 310 306, 256 314, 216 342, 198 372',
      ),
    ),
    line(inks.stone[1], 3, courses),
    line(inks.path[1], 9, soft('106 320, 200 272, 304 250, 410 268, 504 314')),
  ].join('');
}
