import type { VisitGenerator } from './visitGenerator';
import { figuresOf, shown } from './figures';
import type { Saturation } from './saturation';
import type { Broken } from './stage';

const SECONDS = 30;
const GOOD = 99;

/** A salon goes live on a usual evening: for a moment nearly all come that can be served. */
export async function burst(crowd: VisitGenerator, { rate }: Saturation): Promise<Broken> {
  const outcomes = await crowd.goingLive(rate * 0.4, rate * 0.45, SECONDS);
  const isGuest = ({ visit }: { visit: string }) => visit.startsWith('live');
  const all = figuresOf(outcomes, SECONDS);
  console.table({
    'to the salon': shown(figuresOf(outcomes.filter(isGuest), SECONDS)),
    'all others': shown(
      figuresOf(
        outcomes.filter((outcome) => !isGuest(outcome)),
        SECONDS,
      ),
    ),
  });
  return all.good < GOOD ? [`${all.good.toFixed(1)} % were served as a salon went live`] : [];
}
