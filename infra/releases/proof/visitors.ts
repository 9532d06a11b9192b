import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../../faults/people';
import { REMOTE } from './changedRemote';

/** How often a visitor asks, and looks whether the version of the tab was withdrawn as tabs do each minute, ms. */
const ASK_INTERVAL_MS = 700;
const LOOK_INTERVAL_MS = 10_000;
/** A tab is reloaded as often as people do who go on. */
const RELOAD_INTERVAL_MS = 20_000;

export interface Counts {
  asked: number;
  answered: number;
  /** What came with errors that the graph told of, by their code. */
  failed: Record<string, number>;
  /** No answer, or one that was none: by what was said. */
  lost: Record<string, number>;
}

interface Documents {
  /** By version of the remote; any other sends the one before. */
  byVersion: ReadonlyMap<string, string>;
  before: string;
  coach: string;
}

export type Visitors = ReturnType<typeof startVisitors>;

/** Each with one tab: opens a page, and sends what the version of the remote in it sends, until stopped. */
export function startVisitors(people: readonly Person[], documents: Documents) {
  const counts = new Map<string, Counts>();
  const having = new Map<string, string>();
  let isOver = false;
  const running = people.map(visit);

  async function visit(person: Person): Promise<void> {
    let tab = await open(person);
    let lookedAt = Date.now();
    while (!isOver) {
      await ask(person, tab);
      if (Date.now() - lookedAt > LOOK_INTERVAL_MS) {
        lookedAt = Date.now();
        if (Date.now() - tab.openedAt > RELOAD_INTERVAL_MS || (await isWithdrawn(person, tab)))
          tab = await open(person);
      }
      await pause(ASK_INTERVAL_MS);
    }
  }

  async function open(person: Person) {
    for (;;) {
      try {
        const html = await (await person.request('/coaching')).text();
        const [, text] = /<script type="application\/json" id="registry">([^<]*)<\/script>/.exec(html) ?? [];
        const view = JSON.parse(text!) as { token: string; remotes: { name: string; version: string }[] };
        const { version } = view.remotes.find(({ name }) => name === REMOTE)!;
        having.set(person.id, version);
        return { token: view.token, version, openedAt: Date.now() };
      } catch (error) {
        const { lost } = countsOf('page');
        const reason = String(error);
        lost[reason] = (lost[reason] ?? 0) + 1;
        await pause(ASK_INTERVAL_MS);
      }
    }
  }

  async function isWithdrawn(person: Person, { version }: { version: string }): Promise<boolean> {
    const { killed } = (await (await person.request('/registry/now.json')).json()) as {
      killed: { name: string; version: string }[];
    };
    return killed.some((one) => one.name === REMOTE && one.version === version);
  }

  async function ask(person: Person, { token, version }: { token: string; version: string }): Promise<void> {
    const count = countsOf(version);
    count.asked += 1;
    try {
      const response = await person.request('/graphql', {
        method: 'POST',
        body: JSON.stringify({
          query: documents.byVersion.get(version) ?? documents.before,
          variables: { input: { slug: documents.coach }, slug: documents.coach, id: null },
        }),
        headers: { 'content-type': 'application/json', 'x-page': token },
      });
      const body = (await response.json()) as {
        errors?: { message: string; extensions?: { code?: string } }[];
      };
      const [error] = body.errors ?? [];
      if (!error) count.answered += 1;
      else {
        const code = error.extensions?.code ?? error.message;
        count.failed[code] = (count.failed[code] ?? 0) + 1;
      }
    } catch (error) {
      const reason = String(error);
      count.lost[reason] = (count.lost[reason] ?? 0) + 1;
    }
  }

  function countsOf(version: string): Counts {
    const known = counts.get(version) ?? { asked: 0, answered: 0, failed: {}, lost: {} };
    counts.set(version, known);
    return known;
  }

  return {
    counts,
    /** The version that each has at this moment. */
    having,
    async stop(): Promise<void> {
      isOver = true;
      await Promise.all(running);
    },
  };
}
