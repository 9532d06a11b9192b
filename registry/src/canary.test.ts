import { randomUUID } from 'node:crypto';
import { readSnapshot } from './readSnapshot';
import { openRegistry, type Registry } from './registry';
import { testEntry } from './testing/testBuild';

let registry: Registry;
beforeEach(async () => {
  registry = await openRegistry(process.env.TEST_MONGODB_URI!, {
    dbName: `test_${randomUUID().slice(0, 12)}`,
  });
  await registry.publish(testEntry({ version: 'v001' }));
});
afterEach(() => registry.close());

const asPublished = () => Promise.resolve();
const second = testEntry({ version: 'v002' });

async function live() {
  const { remotes, canaries } = readSnapshot((await registry.read(await registry.currentId()))!);
  return {
    everybody: remotes.map(({ name, version }) => `${name} ${version}`),
    some: canaries.map(({ entry, percent }) => `${entry.name} ${entry.version} ${percent}`),
  };
}

describe('a canary', () => {
  it('is published beside the live version', async () => {
    expect(await registry.startCanary(second, 10)).toEqual({
      version: 'v002',
      before: 'v001',
      changed: true,
    });

    expect(await live()).toEqual({ everybody: ['mfe-one v001'], some: ['mfe-one v002 10'] });
  });

  it('is one per remote at most, and does not affect those of others', async () => {
    await registry.publish(testEntry({ name: 'mfe-two', version: 'two-1' }));
    await registry.startCanary(testEntry({ name: 'mfe-two', version: 'two-2' }), 50);
    await registry.startCanary(second, 10);
    await registry.startCanary(testEntry({ version: 'v003' }), 20);

    expect((await live()).some).toEqual(['mfe-two two-2 50', 'mfe-one v003 20']);
  });

  it('is live once it is promoted, and can be rolled back like any other', async () => {
    await registry.startCanary(second, 10);

    await registry.promote('mfe-one');
    expect(await live()).toEqual({ everybody: ['mfe-one v002'], some: [] });

    expect(await registry.rollback('mfe-one', asPublished)).toMatchObject({ version: 'v001' });
  });

  it('is gone once it is withdrawn, and the live version stays', async () => {
    await registry.startCanary(second, 10);

    expect(await registry.withdrawCanary('mfe-one')).toBe('v002');
    expect(await registry.withdrawCanary('mfe-one')).toBeNull();

    expect(await live()).toEqual({ everybody: ['mfe-one v001'], some: [] });
  });

  it('is not published by a restart, neither running nor withdrawn', async () => {
    await registry.startCanary(second, 10);
    await registry.publish(second, { byStart: { replacesUnrecorded: true } });
    expect((await live()).everybody).toEqual(['mfe-one v001']);

    await registry.withdrawCanary('mfe-one');
    await registry.publish(second, { byStart: { replacesUnrecorded: true } });
    expect((await live()).everybody).toEqual(['mfe-one v001']);
  });

  it('ends with the next deploy, whichever version that is', async () => {
    await registry.startCanary(second, 10);

    await registry.publish(testEntry({ version: 'v003' }));

    expect(await live()).toEqual({ everybody: ['mfe-one v003'], some: [] });
  });

  it('outlasts the deploy of another remote', async () => {
    await registry.startCanary(second, 10);

    await registry.publish(testEntry({ name: 'mfe-two', version: 'two-1' }));

    expect((await live()).some).toEqual(['mfe-one v002 10']);
  });

  describe('says so when there is nothing', () => {
    it('to compare it with', async () => {
      await expect(registry.startCanary(testEntry({ name: 'mfe-new' }), 10)).rejects.toThrow(
        'mfe-new was never deployed: deploy it to everybody first.',
      );
    });

    it('to promote', async () => {
      await expect(registry.promote('mfe-one')).rejects.toThrow('mfe-one has no canary.');
    });

    it('new about it', async () => {
      expect(await registry.startCanary(testEntry({ version: 'v001' }), 10)).toMatchObject({
        changed: false,
      });
    });
  });

  it('that claims a page of another remote is refused', async () => {
    await registry.publish(
      testEntry({ name: 'mfe-two', pages: [{ path: '/salons/:slug', title: 'Salon' }] }),
    );

    const claim = registry.startCanary(
      testEntry({ version: 'v002', pages: [{ path: '/salons/:id', title: 'Salon' }] }),
      10,
    );

    await expect(claim).rejects.toThrow("mfe-one cannot have /salons/:id: it is mfe-two's.");
  });

  it('that cannot be read is given to nobody, and costs nothing', () => {
    const { remotes, canaries, quarantined } = readSnapshot({
      _id: 'snapshot',
      number: 1,
      parent: null,
      created_at: 0,
      note: '',
      history: [],
      remotes: [testEntry()],
      // What somebody else may have stored.
      canaries: [{ entry: { ...second, contract: 99 } as never, percent: 100 }, null as never],
    });

    expect([remotes.length, canaries, quarantined]).toEqual([1, [], []]);
  });
});
