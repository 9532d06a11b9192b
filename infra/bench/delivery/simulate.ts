import { anEntry } from '@athenaeum/gateway-testing/anEntry';
import {
  AUTOMATIC,
  recordOperations,
  recordVitals,
  openRegistry,
  rollBackFailing,
  pageHealthOf,
} from '@athenaeum/registry';
import { visitsOf, type Population, type Harm, type BackgroundFailures } from './visits';

const MINUTE = 60_000;
/** The interval of the shell's server. */
const EVALUATION_INTERVAL_MS = 5000;
/** After this time the evidence changes slowly; a longer interval saves hours. */
const FREQUENT_UNTIL_MS = 3 * MINUTE;
const LATE_INTERVAL_MS = 60_000;
/** The write interval of a gateway. */
const REPORT_DELAY_MS = 2000;

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
  crowd: Population;
  weather: BackgroundFailures;
  /** The harm of the new version; empty for a healthy one. */
  harm: Harm;
  /** Percentage of visitors who get it; 100: everybody. */
  percent: number;
  /** How long the previous version was live, ms: the product evaluates one hour. */
  before: number;
  /** How long it is watched, ms. */
  lasts: number;
}

export interface Outcome {
  scenario: Scenario;
  /** Ms after the release; null when it stays. */
  takenBackAfter: number | null;
  why?: string;
  /** Why it was kept although it seemed to fail. */
  left?: string | undefined;
}

/**
 * Simulates a release: the product's own functions evaluate it in a database of its own, while simulated visitors come by a
 * simulated clock.
 */
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
    await pageHealthOf(registry.connection).createIndexes();
    await person.publish(anEntry('before'));
    if (percent < 100) await person.startCanary(anEntry('after'), percent);
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
    const vitals = inTurn(dated([...mine.vitals, ...others.vitals]));
    let left: string | undefined;
    for (
      let after = EVALUATION_INTERVAL_MS;
      after <= lasts;
      after += after < FREQUENT_UNTIL_MS ? EVALUATION_INTERVAL_MS : LATE_INTERVAL_MS
    ) {
      await recordOperations(registry.connection, asked(released + after - REPORT_DELAY_MS));
      await recordVitals(registry.connection, vitals(released + after));
      const verdicts = await rollBackFailing(
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

/** Returns the new notes up to a time, each once. */
function inTurn<Note extends { at: number }>(notes: readonly Note[]): (until: number) => Note[] {
  let told = 0;
  return (until) => {
    const from = told;
    while (told < notes.length && notes[told]!.at <= until) told++;
    return notes.slice(from, told);
  };
}
