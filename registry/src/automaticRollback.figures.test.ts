import { recordVisits, type VisitNote } from './figures';
import { readHistory } from './releases';
import { rollBackFailing } from './automaticRollback';
import {
  automatic,
  checkForRollback,
  closeRegistries,
  HOUR,
  limits,
  live,
  nextTab,
  openRegistries,
  passingCheck,
  person,
} from './testing/rollbackFixture';
import { testEntry } from './testing/testBuild';

const QUARTER = 15 * 60_000;
const figures = [{ name: 'Bookings', mutations: ['Book'] }];

beforeEach(openRegistries);
afterEach(closeRegistries);

interface Visiting {
  version: string;
  count: number;
  /** How many of them come to the figure. */
  reached?: number;
  network?: string;
  member?: string;
  at?: number;
  figure?: string;
}

/** Each by a person and in a network of their own, in the first whole quarter of an hour of the canary. */
const visit = ({ version, count, reached = 0, network, member, at, figure = 'Bookings' }: Visiting) =>
  recordVisits(
    person.connection,
    Array.from({ length: count }, (_, index): VisitNote => {
      const number = nextTab();
      return {
        remote: 'mfe-one',
        version,
        network: network ?? `network-${number}`,
        member: member ?? `member-${number}`,
        figure: index < reached ? figure : null,
        at: at ?? Date.now() + QUARTER,
      };
    }),
  );

/** Once the visits' quarter of an hour is over. */
const check = (after = 2 * QUARTER + 60_000) => checkForRollback(automatic, Date.now() + after);

const release = async ({ before = figures, canary = figures } = {}) => {
  await person.publish(testEntry({ version: 'v004', figures: before }));
  await person.startCanary(testEntry({ version: 'v005', figures: canary }), 10);
};
const usual = () => visit({ version: 'v004', count: 400, reached: 60 });

describe('a canary with which fewer visits come to a figure', () => {
  it('is rolled back, with its figures', async () => {
    await release();
    await usual();
    await visit({ version: 'v005', count: 80, reached: 1 });

    expect(await check()).toMatchObject([{ version: 'v005', to: 'what everybody has' }]);

    expect(await live()).toEqual(['v004']);
    expect((await readHistory(person.connection, 1))[0]!.note).toContain(
      'Bookings in 1 of 80 visits (with v004 in 60 of 400 at the same time)',
    );
  });

  it('is judged by what the figure is called, whichever mutation comes to it', async () => {
    await release({ canary: [{ name: 'Bookings', mutations: ['BookInOneStep'] }] });
    await usual();
    await visit({ version: 'v005', count: 80 });

    expect(await check()).toMatchObject([{ version: 'v005', to: 'what everybody has' }]);
  });

  it('is judged when visits are over, not while people may still come to it', async () => {
    await release();
    await usual();
    await visit({ version: 'v005', count: 80 });

    const over = Math.floor(Date.now() / QUARTER) * QUARTER + 2 * QUARTER;
    expect(await checkForRollback(automatic, over + 59_000)).toEqual([]);
    expect(await checkForRollback(automatic, over + 61_000)).toMatchObject([{ version: 'v005' }]);
  });

  it('is not judged by the quarter of an hour in which it began', async () => {
    await release();
    const at = Date.now();
    await visit({ version: 'v004', count: 400, reached: 60, at });
    await visit({ version: 'v005', count: 80, at });

    expect(await check()).toEqual([]);
  });

  it('is judged for a day', async () => {
    await release();
    await usual();
    await visit({ version: 'v005', count: 80 });

    expect(await check(25 * HOUR)).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['few visits', () => visit({ version: 'v005', count: 20 })],
    ['as many as with the version before', () => visit({ version: 'v005', count: 80, reached: 12 })],
    ['more', () => visit({ version: 'v005', count: 80, reached: 40 })],
    [
      'the visits of one member, over and over',
      async () => {
        for (let quarter = 1; quarter < 90; quarter++)
          await visit({ version: 'v005', count: 1, member: 'ada', at: Date.now() + quarter * QUARTER });
      },
    ],
  ])('stays: %s', async (_what, happened) => {
    await release();
    await usual();
    await happened();

    expect(await check(23 * HOUR)).toEqual([]);
    expect(await live()).toEqual(['v004', 'v005']);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'its visits are of one network',
      () => visit({ version: 'v005', count: 80, network: 'office' }),
      'it is reported from 1 of the 3 networks required',
    ],
  ])('is left for a person where %s', async (_what, happened, left) => {
    await release();
    await usual();
    await happened();

    expect(await check()).toMatchObject([{ version: 'v005', left }]);
    expect(await live()).toEqual(['v004', 'v005']);
  });

  it('is not judged by a figure that only one of both declares', async () => {
    await release({ canary: [{ name: 'Requests', mutations: ['Request'] }] });
    await usual();
    await visit({ version: 'v005', count: 80 });

    expect(await check()).toEqual([]);
  });

  it('stays where automatic rollback of failing operations is disabled', async () => {
    await release();
    await usual();
    await visit({ version: 'v005', count: 80 });

    const registry = { registry: automatic, limits: { ...limits, more: 0 }, check: passingCheck };
    expect(await rollBackFailing(registry, Date.now() + 2 * QUARTER + 60_000)).toEqual([]);
  });
});

it('a version that everybody has is not judged by its figures: nobody has another one to compare with', async () => {
  await release();
  await person.promote('mfe-one');
  await usual();
  await visit({ version: 'v005', count: 80 });

  expect(await check()).toEqual([]);
});
