import { type TabRecord, tabsOf } from './healthTabs';
import { findPreview } from './previews';
import { RegistryProblem } from './problem';
import { readHistory } from './releases';
import { rollBackFailing } from './automaticRollback';
import {
  automatic,
  closeRegistries,
  HOUR,
  limits,
  live,
  checkForRollback,
  openRegistries,
  person,
  reportFromTabs,
} from './testing/rollbackFixture';
import { testEntry } from './testing/testBuild';

beforeEach(openRegistries);
afterEach(closeRegistries);

it('rolls back a failing version, and records that it was automatic, and why', async () => {
  await reportFromTabs('fails', { count: 10 });
  await reportFromTabs('loads', { count: 2 });

  expect(await checkForRollback()).toMatchObject([{ name: 'mfe-one', version: 'v003', to: 'v002' }]);

  expect(await live()).toEqual(['v002']);
  expect((await readHistory(person.connection, 1))[0]).toMatchObject({
    by: 'automatic',
    note: 'roll back mfe-one to v002: failing in 10 of 12 tabs (83 %)',
  });
});

it.each<[string, () => Promise<unknown>]>([
  ['what everybody has', () => person.publish(testEntry({ version: 'v004' }))],
  ['what some try', () => person.startCanary(testEntry({ version: 'v004' }), 10)],
])('ends the previews of a version that it rolls back, and of no other: %s', async (_what, give) => {
  const preview = async (version: string) => (await person.preview(testEntry({ version }))).token;
  const [failing, mended] = [await preview('v004'), await preview('v005')];
  await give();
  await reportFromTabs('fails', { version: 'v004', count: 10 });

  expect(await checkForRollback()).toMatchObject([{ version: 'v004', to: expect.any(String) as string }]);

  expect(await findPreview(person.connection, failing)).toBeNull();
  expect(await findPreview(person.connection, mended)).toMatchObject({ version: 'v005' });
});

it('keeps the previews of a version that stays live', async () => {
  const first = testEntry({ name: 'mfe-two', pages: [{ path: '/two', title: 'Two' }] });
  const { token } = await person.preview(first);
  await person.publish(first);
  await reportFromTabs('fails', { remote: 'mfe-two', version: 'v001', count: 10 });

  expect(await checkForRollback()).toMatchObject([{ name: 'mfe-two', left: 'there is no earlier version' }]);
  expect(await findPreview(person.connection, token)).not.toBeNull();
});

describe('leaves a version for a person to decide', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    [
      'that only two networks have trouble with, when nobody else is there',
      () => Promise.all(['one', 'two'].map((network) => reportFromTabs('fails', { count: 15, network }))),
      'it is reported from 2 of the 3 networks required',
    ],
    [
      'that two members have trouble with, wherever they go',
      () => Promise.all(['ada', 'bo'].map((member) => reportFromTabs('fails', { count: 15, member }))),
      'it is reported by 2 of the 3 people required',
    ],
  ])('%s', async (_what, happened, left) => {
    await happened();

    expect(await checkForRollback()).toMatchObject([{ version: 'v003', left }]);
    expect(await live()).toEqual(['v003']);
  });

  it('however many tabs one network opens', async () => {
    const now = Date.now();
    const rows = Array.from({ length: 10_000 }, (_, n) => ({
      _id: `flood-${n}`,
      remote: 'mfe-one',
      version: 'v003',
      network: 'flood',
      is_failing: true,
      code: 'mount',
      at: now,
      expires_at: new Date(now + HOUR),
    }));
    // Past mongoose, which would take as long as all other tests together to look at each.
    await person.connection.collection<TabRecord>(tabsOf(person.connection).collection.name).insertMany(rows);

    expect(await checkForRollback()).toMatchObject([
      { version: 'v003', left: expect.stringContaining('from 1 of the 3 networks') },
    ]);
    expect(await live()).toEqual(['v003']);
  }, 120_000);
});

it('rolls back a version although one network reports that the previous version fails too', async () => {
  await reportFromTabs('fails', { count: 10 });
  await reportFromTabs('fails', { version: 'v002', count: 20, network: 'forger' });

  expect(await checkForRollback()).toMatchObject([{ version: 'v003', to: 'v002' }]);
});

it('rolls back a version that fails for enough members, even if they are in few networks', async () => {
  for (const [n, member] of ['ada', 'bo', 'cy', 'di'].entries())
    await reportFromTabs('fails', { count: 3, member, network: `office-${n % 3}` });

  expect(await checkForRollback()).toMatchObject([{ version: 'v003', to: 'v002' }]);
});

describe('leaves a version', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['that fails in fewer tabs', () => reportFromTabs('fails', { count: 9 })],
    [
      'that most tabs can show',
      () => Promise.all([reportFromTabs('fails', { count: 10 }), reportFromTabs('loads', { count: 41 })]),
    ],
    [
      'that one tab reports over and over',
      () => reportFromTabs('fails', { count: 12, tab: 'one', network: 'one' }),
    ],
    [
      'that only one corner has trouble with, while others show it',
      () =>
        Promise.all([
          reportFromTabs('fails', { count: 30, network: 'corner' }),
          reportFromTabs('loads', { count: 8 }),
        ]),
    ],
    [
      'that failed before the window',
      () => reportFromTabs('fails', { count: 12, at: Date.now() - 11 * 60_000 }),
    ],
    [
      'that came right in the same tabs',
      async () => {
        for (let n = 0; n < 12; n++) {
          await reportFromTabs('fails', { count: 1, tab: `r${n}`, network: `r${n}` });
          await reportFromTabs('loads', { count: 1, tab: `r${n}`, network: `r${n}` });
        }
      },
    ],
    [
      'whose failing predecessor is what tabs tell of',
      () => reportFromTabs('fails', { version: 'v001', count: 20 }),
    ],
  ])('%s', async (_what, happened) => {
    await happened();

    expect(await checkForRollback()).toEqual([]);
    expect(await live()).toEqual(['v003']);
  });

  it('that is older than a day', async () => {
    const later = Date.now() + 25 * HOUR;
    await reportFromTabs('fails', { count: 20, at: later });

    expect(await checkForRollback(automatic, later)).toEqual([]);
  });
});

it('rolls back a version although forged successful reports come from one network', async () => {
  await reportFromTabs('fails', { count: 10 });
  await reportFromTabs('loads', { count: 300, network: 'forger' });

  expect(await checkForRollback()).toHaveLength(1);
});

it('never goes back twice in a row, nor to a version that fails as well, nor to nothing', async () => {
  await reportFromTabs('fails', { count: 10 });
  await checkForRollback();
  await reportFromTabs('fails', { version: 'v002', count: 20 });
  expect(await checkForRollback()).toMatchObject([
    { version: 'v002', left: 'it replaced a version that was rolled back' },
  ]);
  expect(await live()).toEqual(['v002']);

  await person.publish(testEntry({ version: 'v004' }));
  await reportFromTabs('fails', { version: 'v004', count: 20 });
  expect(await checkForRollback()).toMatchObject([
    { version: 'v004', left: 'v002 before it is failing too' },
  ]);
  expect(await live()).toEqual(['v004']);
});

it('leaves the first version of an area, since there is nothing else', async () => {
  await person.publish(
    testEntry({ name: 'mfe-two', version: 'v003', pages: [{ path: '/two', title: 'Two' }] }),
  );
  await reportFromTabs('fails', { remote: 'mfe-two', count: 12 });

  expect(await checkForRollback()).toMatchObject([{ name: 'mfe-two', left: 'there is no earlier version' }]);
});

it('takes a version away from those it is tried with, and leaves what everybody has', async () => {
  await person.startCanary(testEntry({ version: 'v004' }), 10);
  await reportFromTabs('fails', { version: 'v004', count: 10 });

  expect(await checkForRollback()).toMatchObject([{ version: 'v004', to: 'what everybody has' }]);
  expect(await live()).toEqual(['v003']);
  expect((await readHistory(person.connection, 1))[0]!.note).toBe(
    'withdraw mfe-one v004: failing in 10 of 10 tabs (100 %)',
  );
});

it('is done once when several instances look at the same time', async () => {
  await reportFromTabs('fails', { count: 10 });

  const verdicts = await Promise.all([1, 2, 3].map(() => checkForRollback()));

  expect(verdicts.flat().filter(({ to }) => to)).toHaveLength(1);
  expect(await live()).toEqual(['v002']);
});

it('watches a version that a person deploys again, without what was told of it before', async () => {
  await reportFromTabs('fails', { count: 10 });
  await checkForRollback();
  await person.publish(testEntry({ version: 'v003' }));

  expect(await checkForRollback()).toEqual([]);

  await reportFromTabs('fails', { count: 10, at: Date.now() + 1000 });
  expect(await checkForRollback()).toMatchObject([{ version: 'v003', to: 'v002' }]);
});

it('keeps the failing version when the earlier build is no longer whole', async () => {
  await reportFromTabs('fails', { count: 10 });

  const check = () => Promise.reject(new RegistryProblem('remote.js is missing'));
  expect(await rollBackFailing({ registry: automatic, limits, check })).toMatchObject([
    { version: 'v003', left: 'remote.js is missing' },
  ]);
  expect(await live()).toEqual(['v003']);
});

it('rolls back an automatically promoted version even if other canaries were withdrawn since', async () => {
  await person.startCanary(testEntry({ version: 'v004' }), 10);
  await automatic.promote('mfe-one');
  await person.startCanary(testEntry({ version: 'v005' }), 10);
  await person.withdrawCanary('mfe-one');
  await reportFromTabs('fails', { version: 'v004', count: 10 });

  expect(await checkForRollback()).toMatchObject([{ version: 'v004', to: 'v003' }]);
});

it('goes on to the next version where the earlier build of one cannot be read', async () => {
  const two = { name: 'mfe-two', pages: [{ path: '/two', title: 'Two' }] };
  for (const version of ['v002', 'v003']) await person.publish(testEntry({ ...two, version }));
  await reportFromTabs('fails', { count: 10 });
  await reportFromTabs('fails', { remote: 'mfe-two', count: 10 });

  const check = ({ name }: { name: string }) =>
    name === 'mfe-one' ? Promise.reject(new Error('EIO: i/o error')) : Promise.resolve();
  expect(await rollBackFailing({ registry: automatic, limits, check })).toMatchObject([
    { name: 'mfe-one', left: 'EIO: i/o error' },
    { name: 'mfe-two', to: 'v002' },
  ]);
});
