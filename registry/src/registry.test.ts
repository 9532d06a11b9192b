import { randomUUID } from 'node:crypto';
import type { RemoteEntry } from './entry';
import { readSnapshot } from './readSnapshot';
import { openRegistry, type Registry } from './registry';
import { testEntry } from './testing/testBuild';

const asPublished = () => Promise.resolve();
let registry: Registry;
let dbName: string;

beforeEach(async () => {
  dbName = `test_${randomUUID().slice(0, 12)}`;
  registry = await openRegistry(process.env.TEST_MONGODB_URI!, { dbName });
});
afterEach(() => registry.close());

async function published(): Promise<Record<string, string>> {
  const snapshot = await registry.read(await registry.currentId());
  return Object.fromEntries(snapshot!.remotes.map(({ name, version }) => [name, version]));
}

it('changes no other remote when one is deployed', async () => {
  await registry.publish(testEntry({ name: 'mfe-one', version: 'one-1' }));
  await registry.publish(testEntry({ name: 'mfe-two', version: 'two-1' }));

  const publication = await registry.publish(testEntry({ name: 'mfe-one', version: 'one-2' }));

  expect(publication).toEqual({ version: 'one-2', before: 'one-1', changed: true });
  expect(await published()).toEqual({ 'mfe-one': 'one-2', 'mfe-two': 'two-1' });
});

it('loses none of several concurrent deploys', async () => {
  const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e', 'mfe-f'];
  const others = await Promise.all(names.map(() => openRegistry(process.env.TEST_MONGODB_URI!, { dbName })));

  await Promise.all(names.map((name, index) => others[index]!.publish(testEntry({ name, version: 'v001' }))));

  expect(Object.keys(await published()).sort()).toEqual(names);
  await Promise.all(others.map((other) => other.close()));
});

it('changes nothing when the version is the current one', async () => {
  await registry.publish(testEntry());
  const before = await registry.currentId();

  const { changed } = await registry.publish(testEntry());

  expect(changed).toBe(false);
  expect(await registry.currentId()).toBe(before);
});

it('refuses another build with the name of a live version', async () => {
  const { signature: _unsigned, ...entry } = testEntry() as RemoteEntry;
  const signature = { key: 'house', value: 'A'.repeat(86) };
  const pages = [{ path: '/one', title: 'Changed' }];
  await registry.publish({ ...entry, signature });
  const before = await registry.currentId();
  const other = { ...testEntry({ pages }), signature: { ...signature, value: 'B'.repeat(86) } };

  await expect(registry.publish(other)).rejects.toThrow('was published before, and was another build');
  expect(await registry.sign(other)).toBe(false);
  expect(await registry.currentId()).toBe(before);

  expect(await registry.sign({ ...entry, signature: other.signature })).toBe(true);
});

it('never changes a snapshot once it is written', async () => {
  await registry.publish(testEntry({ version: 'v001' }));
  const first = await registry.currentId();

  await registry.publish(testEntry({ version: 'v002' }));

  expect((await registry.read(first))?.remotes[0]?.version).toBe('v001');
});

describe('rolling back', () => {
  it('goes to the named earlier version, and keeps those before it', async () => {
    for (const version of ['v001', 'v002', 'v003', 'v004']) await registry.publish(testEntry({ version }));

    const { version, before } = await registry.rollback('mfe-one', asPublished, { to: 'v002' });

    expect([version, before]).toEqual(['v002', 'v004']);
    expect((await registry.rollback('mfe-one', asPublished)).version).toBe('v001');
  });

  it('refuses a version that was killed, is live, or was never published', async () => {
    for (const version of ['v001', 'v002', 'v003']) await registry.publish(testEntry({ version }));
    await registry.kill('mfe-one', 'v001', '', asPublished);

    for (const to of ['v001', 'v003', 'v009'])
      await expect(registry.rollback('mfe-one', asPublished, { to })).rejects.toThrow(
        `${to} is no earlier version of mfe-one that may come back: v002 may.`,
      );
  });

  it('goes back one version of one remote each time, and leaves the others', async () => {
    for (const version of ['v001', 'v002', 'v003']) await registry.publish(testEntry({ version }));
    await registry.publish(testEntry({ name: 'mfe-two', version: 'two-1' }));

    const first = await registry.rollback('mfe-one', asPublished);
    const second = await registry.rollback('mfe-one', asPublished);

    expect([first.version, second.version]).toEqual(['v002', 'v001']);
    expect(await published()).toEqual({ 'mfe-one': 'v001', 'mfe-two': 'two-1' });
  });

  it('is refused when there is no earlier version', async () => {
    await registry.publish(testEntry({ version: 'v001' }));

    await expect(registry.rollback('mfe-one', asPublished)).rejects.toThrow('no earlier version than v001');
    await expect(registry.rollback('mfe-two', asPublished)).rejects.toThrow('was never deployed');
  });

  it('changes nothing when the earlier build is damaged', async () => {
    for (const version of ['v001', 'v002']) await registry.publish(testEntry({ version }));

    await expect(
      registry.rollback('mfe-one', () => Promise.reject(new Error('remote.js is missing'))),
    ).rejects.toThrow('remote.js is missing');

    expect(await published()).toEqual({ 'mfe-one': 'v002' });
  });

  it('is not undone by a restart, only by a deploy', async () => {
    for (const version of ['v001', 'v002']) await registry.publish(testEntry({ version }));
    await registry.rollback('mfe-one', asPublished);

    await registry.publish(testEntry({ version: 'v002' }), { byStart: { replacesUnrecorded: true } });
    expect(await published()).toEqual({ 'mfe-one': 'v001' });

    await registry.publish(testEntry({ version: 'v002' }));
    expect(await published()).toEqual({ 'mfe-one': 'v002' });
  });
});

it('refuses a remote that claims a page of another', async () => {
  await registry.publish(testEntry({ name: 'mfe-one', pages: [{ path: '/salons/:slug', title: 'Salon' }] }));

  const claim = registry.publish(
    testEntry({ name: 'mfe-two', pages: [{ path: '/salons/:id', title: 'Salon' }] }),
  );

  await expect(claim).rejects.toThrow("mfe-two cannot have /salons/:id: it is mfe-one's.");
});

it('refuses a second front door', async () => {
  const withFrontDoor = (name: string) => {
    const entry = testEntry({ name });
    return { ...entry, manifest: { ...entry.manifest, frontDoor: '/front-door' } };
  };
  await registry.publish(withFrontDoor('mfe-one'));
  await registry.publish({ ...withFrontDoor('mfe-one'), version: 'v002' });

  await expect(registry.publish(withFrontDoor('mfe-two'))).rejects.toThrow(
    "mfe-two cannot have the front door: it is mfe-one's.",
  );
});

it('repeats the check at the moment of the swap, and changes nothing when it is refused', async () => {
  await registry.publish(testEntry({ version: 'v001' }));
  const seen: (string | undefined)[] = [];
  const approve = (current: { remotes: { version: string }[] } | null) => {
    seen.push(current?.remotes[0]?.version);
    throw new Error('does not go with what came meanwhile');
  };

  const late = registry.publish(testEntry({ version: 'v002' }), { approve });
  await expect(late).rejects.toThrow('does not go with what came meanwhile');
  await expect(registry.startCanary(testEntry({ version: 'v003' }), 10, approve)).rejects.toThrow(
    'does not go',
  );

  expect(seen).toEqual(['v001', 'v001']);
  expect(await published()).toEqual({ 'mfe-one': 'v001' });
});

it('reads an entry of a newer build with unknown fields', () => {
  const entry = { ...testEntry(), something: { to: 'come' } };

  const read = readSnapshot({
    _id: 'snapshot',
    number: 1,
    parent: null,
    created_at: 0,
    note: '',
    history: [],
    remotes: [entry],
  });

  expect(read.remotes).toEqual([testEntry()]);
});

it('quarantines entries that cannot be used and keeps the good ones', async () => {
  const bad = { ...testEntry({ name: 'mfe-two' }), contract: 99 };

  const read = readSnapshot({
    _id: 'snapshot',
    number: 1,
    parent: null,
    created_at: 0,
    note: '',
    history: [],
    // What somebody else may have stored.
    remotes: [testEntry(), bad, { name: 'mfe-three' } as never, null as never],
  });

  expect(read.remotes.map(({ name }) => name)).toEqual(['mfe-one']);
  expect(read.quarantined.map(({ name }) => name)).toEqual(['mfe-two', 'mfe-three', 'unnamed']);
  expect(read.quarantined[0]?.reason).toContain('contract 99');
});
