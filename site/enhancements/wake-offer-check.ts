/** Has the rules fetched when somebody touches the field, and not before; islands.ts fetches what waits when it sees the mark of an island. */
export function wakeOfferCheck(root: Document): void {
  const field = root.querySelector<HTMLTextAreaElement>('[data-offer-check] textarea');
  const mark = root.querySelector<HTMLElement>('[data-island="offer-check"]');
  if (field === null || mark === null) return;
  const wake = () => {
    mark.hidden = false;
  };
  for (const touch of ['pointerdown', 'focusin', 'input', 'dragenter']) {
    field.addEventListener(touch, wake, { once: true });
  }
  // What a browser puts back into the field when somebody comes back is checked, too.
  if (field.value !== '') wake();
}
