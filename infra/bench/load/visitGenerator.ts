import { demoRandom } from '@athenaeum/kit/demo';
import { arrivals, goingLive, constantRate } from './arrivals';
import { communityMix, drawn, liveMix } from './mix';
import { type ScheduledVisit, runOpenLoop, type Outcome, type Visit } from './runOpenLoop';
import type { World } from './world';

export interface VisitGenerator {
  /** Runs each visit a few times in sequence, until hot code is compiled and cached. */
  warmUp(): Promise<void>;
  /** The mix of the community at a constant rate. */
  steadily(perSecond: number, seconds: number): Promise<Outcome[]>;
  /** The same, and the members who open a salon that goes live: `more` a second at first, then ever fewer. */
  goingLive(perSecond: number, more: number, seconds: number): Promise<Outcome[]>;
}

/** The time constant of arrivals at a salon that has just begun, s: after three of these nearly all are there. */
const ARRIVAL_TIME_CONSTANT = 8;
const QUIET_BEFORE = 5;
const WARM_UPS = 10;

/** Deterministic: the same seed gives the same visits in the same order, however fast they are served. */
export function createVisitGenerator(world: World, seed: string): VisitGenerator {
  const random = demoRandom(seed);
  const mix = communityMix(world, random);
  const community = drawn(mix, random);
  const guests = drawn(liveMix(world), random);

  const comingTo = (visit: () => Visit, times: Iterable<number>): ScheduledVisit[] =>
    Array.from(times, (due) => ({ due, visit: visit(), caller: random.pick(world.callers) }));
  const crowd = (perSecond: number, seconds: number) =>
    comingTo(community, arrivals(random, constantRate(perSecond), { highest: perSecond, seconds }));

  return {
    async warmUp() {
      for (let round = 0; round < WARM_UPS; round += 1)
        for (const visit of mix) await visit.run(random.pick(world.callers));
    },
    steadily: (perSecond, seconds) => runOpenLoop(crowd(perSecond, seconds)),
    goingLive(perSecond, more, seconds) {
      const rate = goingLive(more, QUIET_BEFORE, ARRIVAL_TIME_CONSTANT);
      const wave = comingTo(guests, arrivals(random, rate, { highest: more, seconds }));
      return runOpenLoop([...crowd(perSecond, seconds), ...wave].sort((one, other) => one.due - other.due));
    },
  };
}
