import { type PictureName, pictureNames } from '../../compiler/schemas/pictures.ts';
import { type Inks, inks } from '../palette.ts';
import { bridge } from './bridge.ts';
import { clock } from './clock.ts';
import { coast } from './coast.ts';
import { chalkCliffs } from './countries/chalk-cliffs.ts';
import { mesaRoad } from './countries/mesa-road.ts';
import { poplarRoad } from './countries/poplar-road.ts';
import { roundTower } from './countries/round-tower.ts';
import { timberedVillage } from './countries/timbered-village.ts';
import { windmills } from './countries/windmills.ts';
import { crossroads } from './crossroads.ts';
import { forest } from './forest.ts';
import { hills } from './hills.ts';
import { hut } from './hut.ts';
import { desk } from './offers/desk.ts';
import { homeKey } from './offers/home-key.ts';
import { learnerCar } from './offers/learner-car.ts';
import { motorcycle } from './offers/motorcycle.ts';
import { steeringWheel } from './offers/steering-wheel.ts';
import { suitcase } from './offers/suitcase.ts';
import { tools } from './offers/tools.ts';
import { brokenBridge } from './pages/broken-bridge.ts';
import { cairn } from './pages/cairn.ts';
import { gardenGate } from './pages/garden-gate.ts';
import { letterbox } from './pages/letterbox.ts';
import { mist } from './pages/mist.ts';
import { paintPot } from './pages/paint-pot.ts';
import { pass } from './pages/pass.ts';
import { rucksack } from './pages/rucksack.ts';
import { stile } from './pages/stile.ts';
import { sizeOf } from './sizes.ts';
import { toll } from './toll.ts';
import { townHall } from './town-hall.ts';

/** Where the drawn files are kept. */
export const folder = 'site/assets/pictures';

const programs = {
  hills,
  coast,
  forest,
  crossroads,
  bridge,
  hut,
  'town-hall': townHall,
  toll,
  clock,
  desk,
  'learner-car': learnerCar,
  'steering-wheel': steeringWheel,
  motorcycle,
  suitcase,
  tools,
  'home-key': homeKey,
  'chalk-cliffs': chalkCliffs,
  'mesa-road': mesaRoad,
  'poplar-road': poplarRoad,
  'round-tower': roundTower,
  'timbered-village': timberedVillage,
  windmills,
  'broken-bridge': brokenBridge,
  cairn,
  'garden-gate': gardenGate,
  letterbox,
  mist,
  'paint-pot': paintPot,
  pass,
  rucksack,
  stile,
} satisfies Record<PictureName, (inks: Inks) => string>;

/** Every picture as a file, by day and by night. */
export function drawings(): { file: string; svg: string }[] {
  return Object.values<readonly PictureName[]>(pictureNames)
    .flat()
    .flatMap((name) => [
      { file: `${name}.svg`, svg: asFile(name, inks.day) },
      { file: `${name}-dark.svg`, svg: asFile(name, inks.night) },
    ]);
}

function asFile(name: PictureName, inksOfTime: Inks): string {
  const { width, height } = sizeOf(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${programs[name](inksOfTime)}</svg>\n`;
}
