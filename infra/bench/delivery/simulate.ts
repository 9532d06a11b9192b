import {
  AUTOMATIC,
  noteAsked,
  noteFelt,
  openRegistry,
  takeBackFailing,
  askedTabsOf,
} from '@athenaeum/registry';
import { anEntry } from './anEntry';
import { visitsOf, type Crowd, type Harm, type Weather } from './visits';

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
  /** What is the matter with the new version; nothing where it is healthy. */
  harm: Harm;
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
        harmOf: (version) => (version === 'after' ? harm : {}),
      },
      crowd,
      weather,
      times,
      random,
    );
    const others = visitsOf(
      { remote: 'mfe-two', versionAt: () => 'other', harmOf: () => ({}) },
      crowd,
      { ...weather, outage: undefined },
      times,
      random,
    );
    const dated = <Note extends { at: number }>(notes: readonly Note[]) =>
      notes.map((note) => ({ ...note, at: released + note.at })).sort((a, b) => a.at - b.at);
    const asked = inTurn(dated([...mine.asked, ...others.asked]));
    const felt = inTurn(dated([...mine.felt, ...others.felt]));
    let left: string | undefined;
    for (let after = LOOK_EVERY; after <= lasts; after += after < OFTEN ? LOOK_EVERY : SELDOM) {
      await noteAsked(registry.connection, asked(released + after - GATHERED));
      await noteFelt(registry.connection, felt(released + after));
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

/** Each only once: what came up to a moment since it was last asked for. */
function inTurn<Note extends { at: number }>(notes: readonly Note[]): (until: number) => Note[] {
  let told = 0;
  return (until) => {
    const from = told;
    while (told < notes.length && notes[told]!.at <= until) told++;
    return notes.slice(from, told);
  };
}
