import { AUTOMATIC, rollBackFailing } from '../automaticRollback';
import { recordVisits } from '../figures';
import { rollBackRemote } from '../release/withdraw';
import {
  automatic,
  checkForRollback,
  closeRegistries,
  limits,
  live,
  nextTab,
  openRegistries,
  passingCheck,
  person,
} from '../testing/rollbackFixture';
import { testEntry } from '../testing/testBuild';
import { beginAreaRelease, beginRollback, endAreaRelease, noteStep } from './advance';
import { findUnderWay, type AreaRelease } from './areaRelease';
import { noteFetches } from './fetches';
import { routeIn } from './route';

const QUARTER = 15 * 60_000;

beforeEach(openRegistries);
afterEach(closeRegistries);

const begin = (id = 'r1', version = 'v004') =>
  beginAreaRelease(
    person.connection,
    {
      _id: id,
      area: 'one',
      remote: 'mfe-one',
      version,
      operations: null,
      subgraph: { name: 'coaching', url: 'http://127.0.0.1:1/graphql', version: '2', contract: 'changed' },
      supergraph: 'schema { query: Query }',
      changes: [],
      migrations: [],
    },
    'grace',
  );

/** With a canary that a tenth of visitors get. */
async function give(canary: Parameters<typeof testEntry>[0] = {}): Promise<AreaRelease> {
  const release = await begin();
  await person.route({ release: 'r1', remote: 'mfe-one', version: 'v004' });
  await person.startCanary(testEntry({ version: 'v004', ...canary }), 10);
  await noteStep(person.connection, 'r1', { step: 'given', by: 'grace' });
  return release;
}

const current = async () => (await person.read(await person.currentId()))!;
const stepsOf = async () => (await findUnderWay(person.connection))!.timeline.map(({ step }) => step);

/** Each from a person and network of their own, in each of so many minutes. */
const fetches = (
  outcome: { isFailed?: boolean; ms?: number },
  {
    people,
    isCandidate,
    minutes = 1,
    network,
  }: { people: number; isCandidate: boolean; minutes?: number; network?: string },
) =>
  noteFetches(
    person.connection,
    Array.from({ length: people * minutes }, (_, index) => ({
      release: 'r1',
      isCandidate,
      isFailed: outcome.isFailed ?? false,
      ms: outcome.ms ?? 40,
      network: network ?? `network-${isCandidate}-${outcome.isFailed}-${outcome.ms}-${index % people}`,
      member: `member-${isCandidate}-${outcome.isFailed}-${outcome.ms}-${index % people}`,
      at: Date.now() + Math.floor(index / people) * 60_000,
    })),
  );

describe('the release of an area', () => {
  it('is one at a time, also where two begin together', async () => {
    const both = await Promise.allSettled([begin('r1'), begin('r2')]);

    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const first = (await findUnderWay(person.connection))!;
    await endAreaRelease(person.connection, first._id, 'settled', 'grace');
    await begin('r3');
    expect((await findUnderWay(person.connection))!._id).toBe('r3');
  });

  it('keeps its route whatever else is released', async () => {
    await give();
    await person.publish(testEntry({ name: 'mfe-two', version: 'v001' }));

    expect(routeIn(await current())).toEqual({ release: 'r1', remote: 'mfe-one', version: 'v004' });
    await person.promote('mfe-one');
    expect(routeIn(await current())?.release).toBe('r1');
    await person.unroute('r1');
    expect(routeIn(await current())).toBeNull();
  });

  it('goes no further once it is being rolled back', async () => {
    await give();
    await beginRollback(person.connection, 'r1', { why: '', by: 'grace' });

    expect(await noteStep(person.connection, 'r1', { step: 'given', by: 'grace' })).toBe(false);
    expect(await beginRollback(person.connection, 'r1', { why: '', by: 'ruth' })).toBe(false);
  });

  it.each(['as a canary', 'for everybody'])(
    'is rolled back with its subgraph by the command of its remote: %s',
    async (how) => {
      await give();
      if (how === 'for everybody') await person.promote('mfe-one');
      const means = { registry: person, dataDir: '', loadSigner: () => null as never };
      // Its files are not stored here: what is checked of them is tested elsewhere.
      const rollBack = () => rollBackRemote(means, 'mfe-one', {});

      if (how === 'as a canary') {
        const { line } = await rollBack();
        expect(line).toMatch(/Nobody gets mfe-one v004 .* its migrations are undone/);
        expect(await live()).toEqual(['v003']);
        expect((await current()).killed).toMatchObject([{ name: 'mfe-one', version: 'v004' }]);
      } else await expect(rollBack()).rejects.toThrow();
      // The route stays until open tabs have left; a gateway withdraws it then.
      expect(routeIn(await current())?.release).toBe('r1');
      expect(await stepsOf()).toEqual(['planned', 'given', 'returning']);
    },
  );
});

it('is over at once where it was interrupted before anything of it was done', async () => {
  await begin();

  await rollBackRemote({ registry: person, dataDir: '', loadSigner: () => null as never }, 'mfe-one', {});

  expect(await findUnderWay(person.connection)).toBeNull();
  expect(await live()).toEqual(['v003']);
});

describe('automatic rollback of a release of an area', () => {
  const before = () => fetches({}, { people: 30, minutes: 4, isCandidate: false });

  it('judges what its subgraph fails of', async () => {
    await give();
    await before();
    await fetches({}, { people: 10, minutes: 2, isCandidate: true });
    await fetches({ isFailed: true }, { people: 8, isCandidate: true });

    expect(await checkForRollback()).toMatchObject([{ name: 'mfe-one', version: 'v004', to: 'v003' }]);

    expect(await live()).toEqual(['v003']);
    expect((await findUnderWay(person.connection))!.timeline.at(-1)).toMatchObject({
      step: 'returning',
      by: AUTOMATIC,
      note: expect.stringMatching(/^fetches from its subgraph fail for 8 of 18 people/),
    });
  });

  it('judges how long its subgraph takes', async () => {
    await give();
    await before();
    await fetches({ ms: 900 }, { people: 12, minutes: 2, isCandidate: true });

    expect(await checkForRollback()).toMatchObject([
      {
        version: 'v004',
        why: expect.stringMatching(/^fetches from its subgraph take more than 50 ms for 12 of 12 people/),
      },
    ]);
  });

  it('judges what its visits are for, and takes the subgraph back with its page', async () => {
    const figures = [{ name: 'Bookings', mutations: ['Book'] }];
    await person.publish(testEntry({ version: 'v0035', figures }));
    await give({ figures });
    const at = Date.now() + QUARTER;
    const visits = (version: string, count: number, reached: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...{ remote: 'mfe-one', version, at, figure: index < reached ? 'Bookings' : null },
        ...{ network: `network-${nextTab()}`, member: `member-${nextTab()}` },
      }));
    await recordVisits(person.connection, [...visits('v0035', 400, 60), ...visits('v004', 80, 1)]);

    expect(await checkForRollback(automatic, at + QUARTER + 60_000)).toMatchObject([
      { version: 'v004', to: 'v0035', why: expect.stringContaining('Bookings in 1 of 80 visits') },
    ]);

    expect(await live()).toEqual(['v0035']);
    expect(await stepsOf()).toEqual(['planned', 'given', 'returning']);
  });

  it('leaves one whose subgraph is as good as the one before, or fails as that does', async () => {
    await give();
    await fetches({}, { people: 20, isCandidate: false });
    await fetches({ isFailed: true }, { people: 10, isCandidate: false });
    await fetches({}, { people: 12, isCandidate: true });
    await fetches({ isFailed: true }, { people: 6, isCandidate: true });

    expect(await checkForRollback()).toEqual([]);
    expect(await live()).toEqual(['v003', 'v004']);
  });

  it('doubts what is told from too few networks', async () => {
    await give();
    await before();
    await fetches({ isFailed: true }, { people: 12, minutes: 2, isCandidate: true, network: 'one' });

    expect(await checkForRollback()).toMatchObject([
      { version: 'v004', left: 'it is reported from 1 of the 3 networks required' },
    ]);
    expect(await live()).toEqual(['v003', 'v004']);
  });

  it('withdraws the remote of a release whose rollback was interrupted before that', async () => {
    await give();
    await beginRollback(person.connection, 'r1', { why: 'it fails', by: 'grace' });

    await rollBackFailing({ registry: automatic, limits, check: passingCheck });

    expect(await live()).toEqual(['v003']);
  });
});
