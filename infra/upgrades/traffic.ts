import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_PASSWORD } from '@athenaeum/kit/demo';
import { ACT_DOCUMENTS, createActs } from '../faults/acts';
import { createHistory } from '../faults/history';
import { ask, askFor, askGraph, startLoad, type Ask } from '../faults/load';
import { signIn } from '../faults/member';
import type { OutsideSystems } from '../faults/outside';
import { PEOPLE_DOCUMENTS, signInPeople } from '../faults/people';
import { openPlaces } from '../faults/places';
import { createRoutine, startWorkload } from '../faults/workload';
import { startVisitors } from '../releases/proof/visitors';
import type { Cluster } from './cluster';
import { DOCUMENT, NEXT_DOCUMENT } from './nextRelease';

const MEMBERS = 5;
const PER_SECOND = 8;
const LOOK_INTERVAL_MS = 1000;
const MAX_WARM_UPS = 120;
/** What the release service says to somebody without a key, at first and when it is asked often. */
const WITHOUT_KEY = [401, 429];

/** All documents that are sent here, beside those of the pages. */
export const SENT_DOCUMENTS = [DOCUMENT, ...ACT_DOCUMENTS, ...PEOPLE_DOCUMENTS];

/**
 * Members who write, visitors with open tabs, and readings of each part at a constant rate, all by HTTP through the shell and the
 * site, without retries.
 *
 * @param next the version whose tabs send the new operation
 */
export async function startTraffic({ origin, shell, site }: Cluster, outside: OutsideSystems, next: string) {
  const people = await signInPeople(origin, MEMBERS);
  const places = await openPlaces(people[0]!);
  let turn = 0;
  const headers = { 'apollo-require-preflight': '1' };
  const readings: Ask[] = [
    (agent) => askFor(agent, { port: shell, path: '/' }),
    (agent) => askGraph(agent, { port: shell, headers, query: DOCUMENT }),
    (agent) => askFor(agent, { port: shell, path: '/registry.json' }),
    async (agent) => {
      const { status } = await ask(agent, { port: shell, path: '/api/releases/keys' });
      return WITHOUT_KEY.includes(status) ? null : `the release service: status ${status}`;
    },
    (agent) => askFor(agent, { port: site, path: '/upcoming-events' }),
    (agent) => askGraph(agent, { port: site, headers, query: DOCUMENT }),
    isStillSignedIn,
  ];
  await untilWarm(readings);

  const history = createHistory();
  const stopWorkload = startWorkload(
    people.map((person) => createRoutine(createActs(person, { history, outside, origin }), places)),
  );
  const visitors = startVisitors(people, {
    byVersion: new Map([[next, NEXT_DOCUMENT]]),
    ...{ before: DOCUMENT, coach: places.coach },
  });
  const { load, stop } = startLoad(PER_SECOND, (agent) => readings[turn++ % readings.length]!(agent));

  async function isStillSignedIn(): Promise<string | null> {
    const { id, request } = people[turn % people.length]!;
    const answer = await request('/api/auth/me');
    const { user } = (await answer.json()) as { user?: { id: string } | null };
    if (!answer.ok) return `/api/auth/me: status ${answer.status}`;
    return user?.id === id ? null : 'a session was lost';
  }

  return {
    load,
    visitors,
    /** Somebody comes by another browser, and gets a letter about it. */
    async signInAgain(): Promise<string | null> {
      const { email } = people[turn % people.length]!;
      return signIn(origin, email, DEMO_PASSWORD).then(
        () => null,
        (error: unknown) => `a sign-in failed: ${String(error)}`,
      );
    },
    /** Waits until it is so of the versions that tabs have. */
    async untilTabs(isSo: (versions: readonly string[]) => boolean, longestMs: number): Promise<boolean> {
      for (const until = Date.now() + longestMs; Date.now() < until; await pause(LOOK_INTERVAL_MS))
        if (isSo([...visitors.having.values()])) return true;
      return false;
    },
    /** Waits for every answer that is still owed. Answers what members did. */
    async stop() {
      await Promise.all([stopWorkload(), visitors.stop(), stop()]);
      return history.take();
    },
  };
}

/** Servers that have just started are slow at first, on a busy machine too slow: it begins when each is read as it should be, twice. */
async function untilWarm(readings: readonly Ask[]): Promise<void> {
  const agent = new Agent();
  for (let well = 0, left = MAX_WARM_UPS; well < 2; left--) {
    const said = await Promise.all(readings.map((read) => read(agent).catch(String)));
    const problem = said.find((one) => one !== null);
    if (problem && left === 0) throw new Error(`It never worked: ${problem}`);
    well = problem ? 0 : well + 1;
    await pause(LOOK_INTERVAL_MS);
  }
}

export type Traffic = Awaited<ReturnType<typeof startTraffic>>;
