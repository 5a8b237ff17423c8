import type { Guide } from './guides.ts';
import type { InterfaceWords } from './schemas/interface.ts';

/** The sections of a guide's page in order, by the ids that links land on. */
export function guideAnchors(
  guide: Guide,
  words: InterfaceWords['guide'],
): { id: string; title: string }[] {
  return [
    { id: 'who-can-apply', title: words.whoCanApply },
    { id: 'what-you-need', title: words.whatYouNeed },
    ...guide.topics.map(({ id, title }) => ({ id, title })),
    { id: 'step-by-step', title: words.stepByStep },
    { id: 'fees', title: words.fees },
    { id: 'how-long', title: words.timing },
    { id: 'what-goes-wrong', title: words.pitfalls },
    { id: 'official-links', title: words.officialLinks },
    { id: 'help', title: words.help },
    { id: 'payments', title: words.payments },
    { id: 'contact', title: words.contact },
  ];
}
