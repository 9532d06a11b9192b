import { randomUUID } from 'node:crypto';
import { noteTab } from '../healthTabs';
import { type CheckBuild, openRegistry, type Registry } from '../registry';
import { readHistory, readReleases } from '../releases';
import { AUTOMATIC, rollBackFailing } from '../automaticRollback';
import { testEntry } from '../testing/testBuild';
import { recordOperations, recordVitals, type VitalsNote, type Outcome } from './pageHealth';
import { advanceRamps } from './ramp';

const MINUTE = 60_000;
const limits = { least: 10 * MINUTE, people: 20, failing: { networks: 3, people: 3 }, more: 0.05 };
const check = () => Promise.resolve();

let person: Registry;
let automatic: Registry;
let came = 0;
beforeEach(async () => {
  const dbName = `test_${randomUUID().slice(0, 12)}`;
  person = await openRegistry(process.env.TEST_MONGODB_URI!, { dbName, by: 'grace' });
  automatic = await openRegistry(process.env.TEST_MONGODB_URI!, { dbName, by: AUTOMATIC });
  await person.publish(testEntry({ version: 'v001' }));
  await person.startCanary(testEntry({ version: 'v002' }), 5, undefined, [25, 100]);
});
afterEach(() => Promise.all([person.close(), automatic.close()]));

/** Different people each time; each sends requests for five minutes, one after the other. */
const ask = (
  outcome: Outcome,
  count: number,
  { remote = 'mfe-one', version = 'v002', at = Date.now() } = {},
) =>
  recordOperations(
    person.connection,
    Array.from({ length: count }, () => {
      came += 1;
      return Array.from({ length: 5 }, (_, minute) => ({
        tab: `tab-${came}`,
        remote,
        version,
        network: `network-${came}`,
        member: `member-${came}`,
        kind: 'mutations' as const,
        outcome,
        at: at + minute * MINUTE,
      }));
    }).flat(),
  );
const feel = (levels: VitalsNote['levels'], count: number) =>
  recordVitals(
    person.connection,
    Array.from({ length: count }, () => {
      came += 1;
      const about = { remote: 'mfe-one', version: 'v002', at: Date.now(), levels };
      return { ...about, tab: `tab-${came}`, network: `network-${came}`, member: `member-${came}` };
    }),
  );
const evaluate = (now: number) =>
  rollBackFailing(
    {
      registry: automatic,
      check,
      limits: {
        failures: 10,
        share: 0.2,
        networks: 3,
        people: 3,
        window: 10 * MINUTE,
        watched: 60 * MINUTE,
        more: 0.05,
      },
    },
    now,
  );
const cannotShow = (tabs: string[], network?: string) =>
  Promise.all(
    tabs.map((tab) =>
      noteTab(person.connection, {
        tab,
        remote: 'mfe-one',
        version: 'v002',
        network: network ?? tab,
        member: null,
        told: { code: 'mount' },
      }),
    ),
  );
const later = (minutes = 11) => Date.now() + minutes * MINUTE;
const look = (now = later(), checked: CheckBuild = check) =>
  advanceRamps({ registry: automatic, limits, check: checked }, now);
const live = async () =>
  (await readReleases(person.connection)).live.map(({ version, percent, ramp }) => [
    version,
    percent,
    ramp?.next,
  ]);

it('advances while healthy, and ends with everybody; the history says why', async () => {
  await ask('answered', 30);
  expect(await look()).toMatchObject([{ version: 'v002', from: 5, to: 25 }]);
  expect(await live()).toEqual([
    ['v001', undefined, undefined],
    ['v002', 25, [100]],
  ]);

  const next = Date.now() + 30 * MINUTE;
  await person.connection.collection('registry_asked').updateMany({}, { $inc: { at: 30 * MINUTE } });
  expect(await look(next)).toMatchObject([{ from: 25, to: 100 }]);
  expect(await live()).toEqual([['v002', undefined, undefined]]);
  expect((await readHistory(person.connection, 3)).map(({ by, note }) => [by, note])).toEqual([
    ['automatic', 'promote mfe-one v002: mutations failed for 0 of 30 people'],
    ['automatic', 'ramp mfe-one v002 to 25 %: mutations failed for 0 of 30 people'],
    ['grace', 'start canary mfe-one v002 with 5 %, then 25, 100'],
  ]);
});

it('compares the last step with the time before it, when that is not everybody', async () => {
  await person.startCanary(testEntry({ version: 'v002' }), 5, undefined, [50]);
  await ask('answered', 30);
  expect(await look()).toMatchObject([{ from: 5, to: 50 }]);

  const { live: now } = await readReleases(person.connection);
  expect(now.at(-1)).toMatchObject({ percent: 50, ramp: { next: [], at: expect.any(Number) as number } });
  expect(await look()).toEqual([]);
});

it('advances although one network reports failing tabs', async () => {
  await ask('answered', 30);
  await cannotShow(['one', 'two', 'three'], 'forger');

  expect(await look()).toMatchObject([{ to: 25 }]);
});

describe('waits', () => {
  it.each<[string, () => Promise<unknown>, string, number?]>([
    ['for its time', () => ask('answered', 30), '9 more minutes', 1],
    ['for people', () => ask('answered', 15), '5 more people'],
    [
      'for enough to tell by',
      () => Promise.all([ask('answered', 20), ask('failed', 2)]),
      'more mutations: 2 of 22 people so far',
    ],
    [
      'while some cannot even show it',
      async () => {
        await ask('answered', 30);
        await cannotShow(['one', 'two', 'three']);
      },
      'fewer tabs that cannot show it',
    ],
  ])('%s', async (_what, happened, waits, minutes = 11) => {
    await happened();

    expect(await look(later(minutes))).toMatchObject([{ version: 'v002', from: 5, waits }]);
    expect((await live())[1]).toEqual(['v002', 5, [25, 100]]);
  });

  it('when its build cannot be read, without delaying others', async () => {
    await person.publish(
      testEntry({ name: 'mfe-two', version: 'v001', pages: [{ path: '/two', title: 'Two' }] }),
    );
    await person.startCanary(
      testEntry({ name: 'mfe-two', version: 'v002', pages: [{ path: '/two', title: 'Two' }] }),
      5,
      undefined,
      [100],
    );
    await ask('answered', 30);
    await ask('answered', 30, { remote: 'mfe-two' });

    const gone = ({ name }: { name: string }) =>
      name === 'mfe-one' ? Promise.reject(new Error('EIO: i/o error')) : Promise.resolve();
    expect(await look(later(), gone)).toMatchObject([
      { name: 'mfe-one', from: 5, waits: 'EIO: i/o error' },
      { name: 'mfe-two', to: 100 },
    ]);
  });
});

it('advances once when several instances run', async () => {
  await ask('answered', 30);

  const steps = await Promise.all([1, 2, 3].map(() => look()));

  expect(steps.flat().filter(({ to }) => to)).toHaveLength(1);
  expect((await live())[1]).toEqual(['v002', 25, [100]]);
});

it('ends when it fails', async () => {
  await ask('answered', 20);
  await ask('failed', 20);

  await evaluate(later());

  expect(await live()).toEqual([['v001', undefined, undefined]]);
  expect(await look()).toEqual([]);
});

it('has the same error rate over all its steps as a release to everybody', async () => {
  const steps = async () => (await readReleases(person.connection)).live.map((one) => one.steps);
  await ask('answered', 30);

  expect(await steps()).toEqual([1, 3]);
  await look();
  expect(await steps()).toEqual([1, 3]);
  await person.promote('mfe-one');
  expect(await steps()).toEqual([3]);
});

it('is rolled back from everybody as well, though nobody released it to them', async () => {
  await person.startCanary(testEntry({ version: 'v002' }), 5, undefined, [100]);
  await ask('answered', 30);
  expect(await look()).toMatchObject([{ from: 5, to: 100 }]);

  await ask('failed', 30);

  expect(await evaluate(Date.now())).toMatchObject([{ version: 'v002', to: 'v001' }]);
  expect(await live()).toEqual([['v001', undefined, undefined]]);
});

it.each<[string, () => Promise<unknown>, unknown[]]>([
  [
    'a canary of a fixed size',
    () => person.startCanary(testEntry({ version: 'v002' }), 50),
    ['v002', 50, undefined],
  ],
  ['another version', () => person.startCanary(testEntry({ version: 'v003' }), 10), ['v003', 10, undefined]],
  ['a promotion', () => person.promote('mfe-one'), ['v002', undefined, undefined]],
  ['a deploy', () => person.publish(testEntry({ version: 'v003' })), ['v003', undefined, undefined]],
])('ends with %s', async (_what, instead, remains) => {
  await instead();
  await ask('answered', 30);

  expect(await look()).toEqual([]);
  expect((await live()).at(-1)).toEqual(remains);
});

it('waits when more people are slow than with the live version, but not for signals that few browsers measure', async () => {
  await ask('answered', 30);
  await feel({ interactions: 3 }, 14);
  await feel({ interactions: 0 }, 12);
  expect(await look()).toMatchObject([{ waitsFor: 'interactions' }]);

  await feel({ interactions: 0 }, 60);
  await feel({ tasks: 3 }, 10);

  expect(await look()).toMatchObject([{ to: 25 }]);
});
