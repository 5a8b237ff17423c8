import type { CasePlan, PlannedFee } from './shapes.ts';

/** What this visitor pays. What nobody has answered yet counts, as it does in the lists. */
export function feesFor(
  fees: readonly PlannedFee[],
  plan: Pick<CasePlan, 'answers'> | undefined,
): PlannedFee[] {
  return fees.filter(
    ({ onlyIf, notIf }) =>
      plan?.answers[onlyIf ?? ''] !== false && plan?.answers[notIf ?? ''] !== true,
  );
}

/** What fees come to. Pence and cents add up exactly only as whole numbers. Shape: all of one currency. */
export function sumOf(fees: readonly { amount: number }[]): number {
  return fees.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
}

/**
 * From where to where each amount goes along a line of all of them, as "28.6%"; nothing where fewer than two cost anything: a line of one
 * says nothing.
 */
export function sharesOf(amounts: readonly number[]): { from: string; to: string }[] {
  if (amounts.filter((amount) => amount > 0).length < 2) return [];
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  const percent = (amount: number) => `${String(Math.round((amount / whole) * 1_000) / 10)}%`;
  let end = 0;
  return amounts.map((amount) => {
    const start = end;
    end += amount;
    return { from: percent(start), to: percent(end) };
  });
}
