import {
  AUTOMATIC,
  noteAsked,
  openRegistry,
  takeBackFailing,
  type AskedNote,
  askedTabsOf,
} from '@athenaeum/registry';
import { anEntry } from './anEntry';
import { visitsOf, type Crowd, type Weather } from './visits';

const MINUTE = 60_000;
/** As often as the shell's server looks. */
const LOOK_EVERY = 5000;
/** What is known after so long changes slowly; looking seldom then saves hours. */
const OFTEN = 3 * MINUTE;
const SELDOM = 60_000;
/** As long as a gateway gathers what it was asked. */
const GATHERED = 2000;

const limits = {
  failures: 10,
  share: 0.2,
  networks: 3,
  people: 3,
  window: 10 * MINUTE,
  watched: 24 * 60 * MINUTE,
  more: 0.03,
};

export interface Scenario {
  crowd: Crowd;
  weather: Weather;
  /** How much of the new version's mutations fails besides what is ordinary, 0 to 1. */
  harm: number;
  /** How many of a hundred get it; 100: everybody. */
  percent: number;
  /** For how long the version before was there, ms: the product looks back an hour. */
  before: number;
  /** How long it is looked at, ms. */
  lasts: number;
}

export interface Outcome {
  scenario: Scenario;
  /** Ms from the release on; null where it stays. */
  takenBackAfter: number | null;
  why?: string;
  /** Why it was left, where it looked as if it failed. */
  left?: string | undefined;
}

/** A release, looked at by the product's own functions in a database of its own, while made-up visitors come by the clock of the simulation. */
export async function simulate(
  uri: string,
  dbName: string,
  scenario: Scenario,
  random: () => number,
): Promise<Outcome> {
  const { crowd, weather, harm, percent, before, lasts } = scenario;
  const person = await openRegistry(uri, { dbName, by: 'grace' });
  const registry = await openRegistry(uri, { dbName, by: AUTOMATIC });
  try {
    await askedTabsOf(registry.connection).createIndexes();
    await person.publish(anEntry('before'));
    if (percent < 100) await person.stage(anEntry('after'), percent);
    else await person.publish(anEntry('after'));
    const released = Date.now();
    const times = { from: -before, to: lasts };
    const mine = visitsOf(
      {
        remote: 'mfe-one',
        versionAt: (ms, any) => (ms >= 0 && any() * 100 < percent ? 'after' : 'before'),
        failing: (version) => (version === 'after' ? harm : 0),
      },
      crowd,
      weather,
      times,
      random,
    );
    const others = visitsOf(
      { remote: 'mfe-two', versionAt: () => 'other', failing: () => 0 },
      crowd,
      { ...weather, outage: undefined },
      times,
      random,
    );
    const asked = [...mine, ...others]
      .map((note): AskedNote => ({ ...note, at: released + note.at }))
      .sort((a, b) => a.at - b.at);
    let told = 0;
    let left: string | undefined;
    for (let after = LOOK_EVERY; after <= lasts; after += after < OFTEN ? LOOK_EVERY : SELDOM) {
      const from = told;
      while (told < asked.length && asked[told]!.at <= released + after - GATHERED) told++;
      await noteAsked(registry.connection, asked.slice(from, told));
      const verdicts = await takeBackFailing(
        { registry, limits, check: () => Promise.resolve() },
        released + after,
      );
      const taken = verdicts.find(({ to }) => to);
      if (taken) return { scenario, takenBackAfter: after, why: taken.why };
      left = verdicts.find(({ version }) => version === 'after')?.left ?? left;
    }
    return { scenario, takenBackAfter: null, left };
  } finally {
    await registry.connection.dropDatabase();
    await Promise.all([person.close(), registry.close()]);
  }
}
