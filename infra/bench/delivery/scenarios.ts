import type { Scenario } from './simulate';
import type { Harm } from './visits';

const MINUTE = 60_000;

/** A visitor sends six mutations in a minute: answers an invitation, saves a recording, reports progress, follows. */
const CROWD = { perMinute: 20, mutations: 6, queries: 3, members: 2000, slow: 0.1, measuring: 0.8 };

/** A harmful release for visitors of many networks; by default 5 % of mutations fail. */
export const harmful = (harm: Harm = { mutations: 0.05 }): Scenario => ({
  crowd: { ...CROWD, networks: 200 },
  weather: { ordinary: 0.001, unlucky: 0, unluckyFail: 0, handlers: 0.002, handlersAlways: 0.005 },
  harm,
  percent: 100,
  before: 30 * MINUTE,
  lasts: 10 * MINUTE,
});

/** Other kinds of harm, one at a time. */
export const HARMS: Record<string, Harm> = {
  'a handler fails for 5 % of visits': { handlers: 0.05 },
  'a handler fails for 20 % of visits': { handlers: 0.2 },
  'interactions take three times as long': { interactions: 3 },
  'the page is blocked for 300 ms more in a minute': { blocked: 300 },
};

/** A healthy release under the worst conditions. */
export function healthy(random: () => number): Scenario {
  const outage = random() < 0.1 ? random() * 12 * MINUTE : null;
  return {
    crowd: {
      ...CROWD,
      perMinute: 2 + random() * 28,
      networks: 4 + Math.floor(random() * 60),
      slow: random() * 0.3,
      measuring: 0.3 + random() * 0.7,
    },
    weather: {
      // From one in two thousand to one in a hundred.
      ordinary: 0.0005 * 20 ** random(),
      unlucky: random() * 0.02,
      unluckyFail: 0.5,
      handlers: 0.0005 * 20 ** random(),
      handlersAlways: random() * 0.02,
      ...(outage !== null && { outage: { from: outage, to: outage + 2 * MINUTE } }),
    },
    harm: {},
    percent: random() < 0.5 ? 100 : 10,
    before: 10 * MINUTE,
    lasts: 15 * MINUTE,
  };
}

/** A healthy release, while nothing ever succeeds for some members: a few hundred, who return again and again. */
export const someAlwaysFail = (random: () => number): Scenario => {
  const one = healthy(random);
  return {
    ...one,
    crowd: { ...one.crowd, members: 100 + Math.floor(random() * 400) },
    weather: { ...one.weather, alwaysFail: 0.02 + random() * 0.1, handlersAlways: 0.02 + random() * 0.1 },
  };
};
