import type { ReadableSnapshot, RemoteEntry } from '@athenaeum/registry';
import { havingBuilds } from './havingBuilds';
import { entryOf } from './testing';

const versionOf = (name: string, version: string): RemoteEntry => ({
  ...entryOf(name, [{ path: `/${name.slice(4)}`, title: 'Home' }]),
  version,
});
const snapshotOf = (remotes: RemoteEntry[], more: Partial<ReadableSnapshot> = {}): ReadableSnapshot => ({
  id: 'now',
  remotes,
  canaries: [],
  quarantined: [],
  refused: [],
  killed: [],
  ...more,
});
const having = (...versions: string[]) => ({
  has: ({ version }: RemoteEntry) => Promise.resolve(versions.includes(version)),
});
const learning = (version: string) => versionOf('mfe-learning', version);
const coaching = versionOf('mfe-coaching', 'c001');
const namesOf = ({ remotes }: ReadableSnapshot) => remotes.map(({ name, version }) => `${name} ${version}`);

it('gives what the server has the files of', async () => {
  const { snapshot, missing } = await havingBuilds(
    snapshotOf([learning('l002'), coaching], { canaries: [{ entry: learning('l003'), percent: 10 }] }),
    snapshotOf([learning('l001'), coaching]),
    having('l002', 'l003', 'c001'),
  );

  expect(missing).toEqual([]);
  expect(namesOf(snapshot)).toEqual(['mfe-learning l002', 'mfe-coaching c001']);
  expect(snapshot.canaries).toHaveLength(1);
});

it('leaves an area as it was while the files of its next version are not here', async () => {
  const { snapshot, missing } = await havingBuilds(
    snapshotOf([learning('l002'), coaching]),
    snapshotOf([learning('l001'), coaching]),
    having('c001'),
  );

  expect(missing.map(({ version }) => version)).toEqual(['l002']);
  expect(namesOf(snapshot)).toEqual(['mfe-learning l001', 'mfe-coaching c001']);
  expect(snapshot.quarantined).toEqual([]);
});

it('quarantines an area of which nothing is here, and one whose version before was killed', async () => {
  const first = await havingBuilds(snapshotOf([learning('l002'), coaching]), null, having('c001'));
  const killed = [{ name: 'mfe-learning', version: 'l001' }];
  const after = await havingBuilds(
    snapshotOf([learning('l002'), coaching], { killed }),
    snapshotOf([learning('l001'), coaching]),
    having('c001'),
  );

  for (const { snapshot } of [first, after]) {
    expect(namesOf(snapshot)).toEqual(['mfe-coaching c001']);
    expect(snapshot.quarantined).toEqual([
      { name: 'mfe-learning', reason: 'l002: its files are not here yet' },
    ]);
  }
});

it('lets nobody try a version whose files are not here, and says so', async () => {
  const { snapshot, missing } = await havingBuilds(
    snapshotOf([learning('l001')], { canaries: [{ entry: learning('l002'), percent: 10 }] }),
    snapshotOf([learning('l001')]),
    having('l001'),
  );

  expect(missing.map(({ version }) => version)).toEqual(['l002']);
  expect(snapshot.canaries).toEqual([]);
  expect(snapshot.refused).toEqual([{ name: 'mfe-learning', reason: 'l002: its files are not here yet' }]);
  expect(namesOf(snapshot)).toEqual(['mfe-learning l001']);
});
