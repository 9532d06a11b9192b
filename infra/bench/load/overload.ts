import type { VisitGenerator } from './visitGenerator';
import { figuresOf, recoveredAfter, shown } from './figures';
import type { Saturation } from './saturation';
import type { Broken } from './stage';

const SECONDS = 20;
const AFTER = 30;
const LEAST_SHARE = 0.8;
const RECOVERY_TIMEOUT_SECONDS = 60;

/** Twice what it can serve comes, and then half of it. */
export async function overload(crowd: VisitGenerator, { rate, peak }: Saturation): Promise<Broken> {
  const during = figuresOf(await crowd.steadily(2 * peak, SECONDS), SECONDS);
  const outcomes = await crowd.steadily(rate / 2, AFTER);
  const seconds = recoveredAfter(outcomes, 0);
  console.table({ 'twice the peak': shown(during), 'half of it after': shown(figuresOf(outcomes, AFTER)) });
  const share = during.goodput / peak;
  console.log(
    `goodput ${Math.round(share * 100)} % of the peak, well again after ${seconds === null ? `more than ${AFTER}` : seconds.toFixed(1)} s\n`,
  );
  return [
    ...(share < LEAST_SHARE ? [`goodput at twice the peak is ${Math.round(share * 100)} % of it`] : []),
    ...(seconds === null || seconds > RECOVERY_TIMEOUT_SECONDS ? ['it did not recover'] : []),
  ];
}
