/** Stems of a text, each with the places at which it begins. */
export type Words = ReadonlyMap<string, readonly number[]>;

/** Words that stand everywhere and tell nothing, in the four languages of our sources. */
const common = new Set(
  `the and for with from that this you your our are was will must may can have has not who which what when where how all any per one each their them they its than then only also more most other into out about after before over under between
der die das den dem des und oder für mit von vom zum zur bei auf aus ein eine einen einem einer ist sind wird werden kann können muss müssen nicht auch nach vor über unter wenn sie ihr ihre wir als durch
les des une pour avec dans par sur est sont qui que vous votre vos nos pas plus aux ces cette son ses leur leurs ont été être doit doivent peut
los las del una por con para que est son sus como más sin sobre entre este esta estos estas debe puede hay`.split(
    /\s+/u,
  ),
);

/**
 * What the words of our labels are called on pages in German, French and Spanish, by how they begin.
 * Words that begin alike in these languages need no line.
 */
const sameThing = [
  'fee cost price charg gebüh kost preis tarif droit taxe timbr coût prix tasa preci impor',
  'adult erwac adult majeu mayor',
  'child kind minde enfan mineu menor niñ hijo under',
  'passp reise pasap passe',
  'licen führe fahre permi carne lizen',
  'renew verlä renou renov prórr prorr exten',
  'repla ersat dupli rempl',
  'lost verlu verlo perte perdu pérdi extra',
  'stole diebs gesto vol volé robo sustr',
  'excha umsch umtau échan canje',
  'resid aufen séjou titre autor',
  'work job arbei besch trava emplo traba',
  'famil spous partn ehega ehepa conjo cónyu parej',
  'test exam prüfu épreu prueb exáme',
  'appli apply antra beant deman solic',
  'perma settl niede dauer larga décen',
  'valid lasts gülti valab váli vigen',
  'short minim least mínim',
  'wait proce decis bearb délai plazo trait',
  'incom salar pay gehal einko lohn salai reven ingre sueld',
  'month monat mois mes mensu',
  'year jahr anné ans año anual',
  'age alter âge edad lebens',
  'photo licht passb fotog',
  'langu sprac langu idiom',
  'appea objec wider klage recou recur',
  'drivi drive fahre condu',
  'insur versi assur segur',
].map((stems) => stems.split(' '));

const groupOf = new Map(
  sameThing.flatMap((group) => group.map((stem) => [stem, group[0] ?? stem] as const)),
);

const stemLength = 5;

/** The stems of a plain text. What is called differently in another language has one stem for all. */
export function wordsIn(text: string): Words {
  const told = [...text.matchAll(/\p{L}{3,}/gu)].filter(([word]) => !common.has(word));
  const byStem = Map.groupBy(told, ([word]) => stemOf(word));
  return new Map([...byStem].map(([stem, words]) => [stem, words.map(({ index }) => index)]));
}

function stemOf(word: string): string {
  const start = word.slice(0, stemLength);
  const group = groupOf.get(start) ?? groupOf.get(word);
  return group ?? start.normalize('NFD').replace(/\p{M}/gu, '');
}
