import type { Inks } from '../palette.ts';
import { type Point, soft, type Trace } from '../paths.ts';
import { blaze } from './blaze.ts';
import { disc, fill, line, ribbon, seeded, softShape } from './pen.ts';
import { along, grass } from './plants.ts';
import { footpath } from './road.ts';
import { bole, canopy, fern, glade, stand } from './wood.ts';

/** Through the wood towards the light; the blaze is on a trunk, as walkers paint it. 1600 × 900. */
export function forest(inks: Inks): string {
  return [
    glow(inks),
    stand(inks.haze, { count: 30, width: 13, foot: 520, gap: 60, seed: 3 }),
    ground(inks.haze[1], '0 516, 300 510, 600 522, 900 516, 1300 508, 1600 518'),
    stand(inks.far, { count: 20, width: 24, foot: 556, gap: 110, seed: 8 }),
    canopy(inks.far[0], { depth: 92, lobe: 50, seed: 21 }),
    ground(inks.far[1], '0 556, 260 548, 560 566, 800 560, 1100 568, 1380 550, 1600 560'),
    shafts(inks),
    stand(inks.middle, { count: 12, width: 42, foot: 606, gap: 210, seed: 15 }),
    canopy(inks.middle[0], { depth: 66, lobe: 70, seed: 22 }),
    ground(inks.middle[1], '0 600, 240 592, 520 618, 780 610, 1040 620, 1340 598, 1600 606'),
    trail(inks),
    stand(inks.near, { count: 8, width: 64, foot: 690, gap: 330, seed: 30 }),
    banks(inks),
    nearest(inks),
  ].join('');
}

function glow(inks: Inks): string {
  const [x, y] = glade;
  const ring = (color: string, rx: number, ry: number, extra = '') =>
    `<ellipse fill="${color}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${extra}/>`;
  return [
    `<path fill="${inks.sky[0]}" d="M0 0h1600v900H0z"/>`,
    ring(inks.sky[1], 820, 520),
    ring(inks.sky[2], 560, 400),
    ring(inks.sky[3], 380, 310),
    ring(inks.halo, 220, 220, ' opacity=".7"'),
    disc(inks.light, [x, y - 30], inks.isNight ? 84 : 128),
  ].join('');
}

function ground(color: string, top: Trace): string {
  return fill(color, softShape(top, '1600 900, 0 900'));
}

/** Light that falls between the trunks. */
function shafts(inks: Inks): string {
  const beams =
    'M620 60h32l-232 580h-90zM760 40h38l-48 660h-110zM900 70h35l175 620h-100zM1020 120h28l362 520h-80z';
  return fill(inks.light, beams, `opacity="${inks.isNight ? '.1' : '.34'}"`);
}

/** The path, out of the glade and down to our feet. */
function trail(inks: Inks): string {
  return [
    line(inks.path[0], 5, soft('770 522, 784 536, 752 548, 776 562')),
    fill(inks.path[0], ribbon('776 560 9, 796 572 14, 756 590 20, 742 610 28')),
    ground(inks.near[0], '0 668, 240 646, 520 640, 740 622, 980 640, 1280 650, 1600 660'),
    footpath(
      inks,
      '746 618 30, 790 644 44, 846 680 62, 824 724 92, 748 780 140, 720 840 200, 770 925 300',
      '744 618 24, 785 644 35, 839 680 48, 814 724 74, 736 780 114, 704 840 166, 748 925 256',
    ),
  ].join('');
}

function banks(inks: Inks): string {
  return [
    fill(inks.near[1], softShape('-20 690, 180 700, 400 716, 600 780, 640 925', '-20 925')),
    fill(inks.near[1], softShape('900 925, 960 800, 1130 730, 1360 704, 1620 690', '1620 925')),
    grass(
      inks.wood[0],
      [...along('420 722, 600 800', 9, 12, 61), ...along('980 790, 1340 712', 14, 12, 62)],
      26,
      63,
    ),
  ].join('');
}

/** The trunks beside us, with the blaze on one of them, and ferns at their feet. */
function nearest(inks: Inks): string {
  const { wood, dark, near } = inks;
  return [
    bole(wood, { left: 200, right: 318, foot: 830, seed: 5 }),
    bole(dark, { left: -70, right: 96, foot: 900, seed: 6 }),
    bole(wood, { left: 1290, right: 1400, foot: 820, seed: 7 }),
    bole(dark, { left: 1480, right: 1660, foot: 900, seed: 8 }),
    bole(inks.timber, { left: 890, right: 1030, foot: 850, seed: 9 }),
    blaze(inks, [948, 396], 1.5),
    canopy(wood[0], { depth: 42, lobe: 92, seed: 41 }),
    canopy(dark[0], { depth: 14, lobe: 110, seed: 42 }),
    fern(near[0], [370, 872], 150, 1),
    fern(near[0], [440, 912], 120, 3),
    fern(wood[0], [140, 852], 170, 5),
    fern(near[0], [1140, 858], 160, 2),
    fern(wood[0], [1250, 858], 180, 4),
    fern(near[0], [1430, 850], 150, 6),
    fill(dark[0], softShape('-20 836, 160 828, 330 848, 520 925', '-20 925')),
    fill(dark[0], softShape('770 925, 850 858, 960 838, 1080 834, 1320 838, 1620 812', '1620 925')),
    inks.isNight ? fireflies(inks.light) : '',
  ].join('');
}

function fireflies(color: string): string {
  const random = seeded(77);
  const anywhere = (): Point => [120 + random() * 1360, 480 + random() * 340];
  const flies = Array.from({ length: 26 }, anywhere).map(
    ([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`,
  );
  return line(color, 12, flies.join(''), 'opacity=".18"') + line(color, 5, flies.join(''));
}
