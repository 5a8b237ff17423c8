import { roughDays } from '../../../plan/dates.ts';
import { feesFor, sharesOf, sumOf, tellMoney } from '../../../plan/money.ts';
import type { CasePlan, PlannedCase } from '../../../plan/shapes.ts';

/**
 * Draws the cost of a case anew for a visitor's answers, in the table that the build left: fees that are not theirs leave it, and the rest
 * add up to the sum, there and at the head of the page. Returns what does so and tells the sum; null where no answer changes it.
 */
export function redrawCost(
  root: Document,
  { cost: { rows: fees } }: PlannedCase,
  { language, free }: { language: string; free: string },
): ((own: CasePlan | undefined) => string) | null {
  const table = root.querySelector<HTMLTableElement>('#cost table');
  const sum = table?.tFoot?.querySelector<HTMLElement>('[data-told]');
  const isForAll = fees.every(({ onlyIf, notIf }) => onlyIf === null && notIf === null);
  if (table == null || sum == null || isForAll) return null;
  const rows = [...table.querySelectorAll<HTMLElement>('tbody > tr')];
  const sums = [...root.querySelectorAll<HTMLElement>('[data-told]')].filter(
    ({ dataset }) => dataset.told === sum.dataset.told,
  );
  const { currency = '' } = fees[0] ?? {};

  return (own) => {
    const paid = feesFor(fees, own);
    const shares = sharesOf(fees.map((fee) => (paid.includes(fee) ? fee.amount : 0)));
    for (const [index, fee] of fees.entries()) {
      const row = rows[index];
      if (row === undefined) continue;
      row.hidden = !paid.includes(fee);
      draw(row, shares[index]);
    }
    const isDrawn = shares.length > 0;
    draw(table.tFoot, isDrawn ? { from: '0%', to: '100%' } : undefined);
    const told = tellMoney({ amount: sumOf(paid), currency }, language, { free });
    for (const place of sums) {
      if (place.textContent !== told) place.textContent = told;
    }
    return told;
  };
}

/** A line without a length is not seen. */
function draw(place: Element | null, { from, to } = { from: '0', to: '0' }): void {
  const line = place?.querySelector('line');
  line?.setAttribute('x1', from);
  line?.setAttribute('x2', to);
}

/**
 * Draws the line of steps anew for a visitor's answers: a step that is theirs gets its mark and its wait, and one that is not is counted no
 * more, as in the list below. Returns what does so.
 */
export function redrawLine(
  root: Document,
  { steps }: PlannedCase,
): (own: CasePlan | undefined) => void {
  const line = root.querySelector('#steps p:has(> b)');
  const marks = [...(line?.querySelectorAll<HTMLElement>('b, i') ?? [])];
  return (own) => {
    const isOwn = steps.map(({ onlyIf }) => onlyIf === null || own?.answers[onlyIf] === true);
    const days = steps.map(({ takes }, index) =>
      isOwn[index] && takes !== null ? roughDays(takes) : 0,
    );
    const whole = days.reduce((sum, one) => sum + one, 0);
    for (const [index, { onlyIf }] of steps.entries()) {
      const mark = marks[index];
      if (mark === undefined) continue;
      const now = marked(mark, isOwn[index] === true);
      marks[index] = now;
      now.hidden = onlyIf !== null && own?.answers[onlyIf] === false;
      const wait = now.nextElementSibling;
      const share = Math.round(((days[index] ?? 0) / whole) * 100);
      if (wait?.localName === 'svg') wait.setAttribute('width', `${String(share)}%`);
    }
  };
}

/** The mark of a step that is done by this visitor, or the place of one that is counted only. */
function marked(mark: HTMLElement, isOwn: boolean): HTMLElement {
  const name = isOwn ? 'b' : 'i';
  if (mark.localName === name) return mark;
  const other = document.createElement(name);
  mark.replaceWith(other);
  return other;
}
