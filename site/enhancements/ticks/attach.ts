import type { TickWords } from '../../../compiler/schemas/plan-words.ts';
import { filled } from '../../../plan/filled.ts';
import type { CasePlan, PlanItem, PlannedCase } from '../../../plan/shapes.ts';
import { itemsFor, stateOf } from '../../../plan/ticks.ts';

/** The list of ticks as a visitor would write it into a message. */
export function listAsText(
  { title, bring, steps }: PlannedCase,
  { own, words, language }: { own: CasePlan; words: TickWords['attach']; language: string },
): string {
  const inRow = new Intl.ListFormat(language, { style: 'narrow' });
  const line = (items: readonly PlanItem[], isDone: boolean, sentence: string) => {
    const names = itemsFor(items, own)
      .filter((item) => (stateOf(item, own) === 'ticked') === isDone)
      .map(({ name }) => name);
    return names.length === 0 ? [] : [filled(sentence, { items: inRow.format(names) })];
  };
  return [
    filled(words.list, { title }),
    ...line(bring, true, words.have),
    ...line(bring, false, words.need),
    ...line(steps, true, words.done),
    ...line(steps, false, words.toDo),
  ].join('\n');
}

type AttachOptions = { words: TickWords['attach']; text: () => string };

/**
 * Offers, above the contact form of a case, to write the list into the message, where the visitor sees it and may change it. Nothing else
 * of a plan is ever sent. It stands outside the form, which React hydrates. Returns what shows whether there is a list.
 */
export function offerAttachment(root: Document, { words, text }: AttachOptions) {
  const island = root.querySelector('[data-island="contact-form"]');
  const box = Object.assign(root.createElement('input'), { type: 'checkbox' });
  const label = root.createElement('label');
  label.dataset.attach = '';
  label.append(box, ` ${words.label}`);
  island?.before(label);
  let written = '';
  box.addEventListener('change', () => {
    const message = island?.querySelector('textarea');
    if (message == null) return;
    const without = message.value.replace(written, '').trim();
    written = box.checked ? text() : '';
    message.value = [without, written].filter((part) => part !== '').join('\n\n');
    // The form keeps a draft of what is typed.
    message.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return (own: CasePlan | undefined): void => {
    label.hidden = own === undefined;
  };
}
