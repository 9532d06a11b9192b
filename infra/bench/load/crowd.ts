import { demoRandom } from '@athenaeum/kit/demo';
import { arrivals, goingLive, steady } from './arrivals';
import { communityMix, drawn, liveMix } from './mix';
import { type Coming, offer, type Outcome, type Visit } from './offer';
import type { World } from './world';

export interface Crowd {
  /** Each visit some times, one after the other, until what is called often is compiled and kept. */
  warmUp(): Promise<void>;
  /** The community's mix at so many visits a second. */
  steadily(perSecond: number, seconds: number): Promise<Outcome[]>;
  /** The same, joined by those whom one salon that goes live brings: so many more a second at first. */
  goingLive(perSecond: number, more: number, seconds: number): Promise<Outcome[]>;
}

/** For how long people come to a salon that has just begun, s: in three such whiles nearly all of them are there. */
const LASTING = 8;
const QUIET_BEFORE = 5;
const WARM_UPS = 10;

/** The same visits in the same order for the same seed, however fast they are served. */
export function createCrowd(world: World, seed: string): Crowd {
  const random = demoRandom(seed);
  const mix = communityMix(world, random);
  const community = drawn(mix, random);
  const guests = drawn(liveMix(world), random);

  const comingTo = (visit: () => Visit, times: Iterable<number>): Coming[] =>
    Array.from(times, (due) => ({ due, visit: visit(), caller: random.pick(world.callers) }));
  const crowd = (perSecond: number, seconds: number) =>
    comingTo(community, arrivals(random, steady(perSecond), { highest: perSecond, seconds }));

  return {
    async warmUp() {
      for (let round = 0; round < WARM_UPS; round += 1)
        for (const visit of mix) await visit.run(random.pick(world.callers));
    },
    steadily: (perSecond, seconds) => offer(crowd(perSecond, seconds)),
    goingLive(perSecond, more, seconds) {
      const rate = goingLive(more, QUIET_BEFORE, LASTING);
      const wave = comingTo(guests, arrivals(random, rate, { highest: more, seconds }));
      return offer([...crowd(perSecond, seconds), ...wave].sort((one, other) => one.due - other.due));
    },
  };
}
