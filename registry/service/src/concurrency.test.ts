import { until } from '@athenaeum/common/waiting';
import { request } from 'node:http';
import { join } from 'node:path';
import { deployBuild, promoteCanary } from '@athenaeum/registry/release';
import { testBuild, testEntry } from '@athenaeum/registry/testing';
import { mintAreaToken } from '@athenaeum/release-protocol/areaToken';
import { clientOf, sendAll } from './testing/sendAll';
import { sendBuild } from '../../../infra/packages/remoteBuild/release/sendBuild';
import { Lease } from './lease';
import { built, closeWorld, key, live, openWorld, world } from './testing/areaTeam';

beforeEach(openWorld);
afterEach(closeWorld);

it('does not publish unchecked what was rolled back after it was found to be live', async () => {
  for (const version of ['v001', 'v002']) await sendAll(world, key, built(version));
  const { product } = world;
  const registry: typeof world.registry = {
    ...world.registry,
    async publish(...given) {
      await world.registry.rollback('mfe-one', () => Promise.resolve());
      return world.registry.publish(...given);
    },
  };

  await expect(
    deployBuild(
      { registry, product, onProgress: () => undefined },
      { name: 'mfe-one', folder: join(world.dataDir, 'remotes/mfe-one/v002'), percent: null },
    ),
  ).rejects.toThrow('mfe-one v002 was live, and was rolled back meanwhile');

  expect(await live()).toBe('v001');
});

it('promotes the canary that was checked, and none that has replaced it meanwhile', async () => {
  await sendAll(world, key, built('v001'));
  await sendAll(world, key, built('v002'), { percent: 10 });
  const { registry, product } = world;
  const meanwhile: typeof registry = {
    ...registry,
    async promote(...given) {
      await registry.startCanary(testEntry({ version: 'v003' }), 10);
      return registry.promote(...given);
    },
  };

  await expect(
    promoteCanary({ registry: meanwhile, product, onProgress: () => undefined }, 'mfe-one'),
  ).rejects.toThrow('mfe-one v002 is not the canary any more: promote again.');
  expect(await live()).toBe('v001');
});

it('promotes nothing without a canary, and none that was started only afterwards', async () => {
  await sendAll(world, key, built('v001'));
  const { registry, product } = world;
  const meanwhile: typeof registry = {
    ...registry,
    async promote(...given) {
      await registry.startCanary(testEntry({ version: 'v002' }), 10);
      return registry.promote(...given);
    },
  };

  await expect(
    promoteCanary({ registry: meanwhile, product, onProgress: () => undefined }, 'mfe-one'),
  ).rejects.toThrow('mfe-one has no canary.');
  expect(await live()).toBe('v001');
});

describe('while a deploy is under way', () => {
  /** Holds the deploy where it asks for the graph. */
  function held() {
    let letGo!: () => void;
    const going = new Promise<void>((resolve) => (letGo = resolve));
    const asked = new Promise<void>((resolve) => {
      world.graph.asked = () => {
        resolve();
        return going;
      };
    });
    return { asked, letGo };
  }

  it('another one of the same area is told whose it is, and taken afterwards', async () => {
    const { asked, letGo } = held();
    const first = sendAll(world, key, built('v001'));
    await asked;
    const other = await world.key({ name: "Grace's laptop" });

    await expect(sendAll(world, other, built('v002'))).rejects.toThrow(
      /^Ada's laptop \(key \S+\) is deploying mfe-one since \d\d:\d\d:\d\d UTC: try again when that has ended\.$/,
    );

    letGo();
    await first;
    expect(await sendAll(world, other, built('v002'))).toContain('Deployed mfe-one v002');
  });

  it('another area is not', async () => {
    const { asked, letGo } = held();
    const first = sendAll(world, key, built('v001'));
    await asked;
    world.graph.asked = () => undefined;
    const other = await world.key({ areas: ['mfe-two'] });

    const build = testBuild({ name: 'mfe-two', documents: [], shared: [] });
    expect(await sendAll(world, other, build, { area: 'mfe-two' })).toContain('Deployed mfe-two');

    letGo();
    await first;
  });

  it('what was held by a process that ended in the middle is free again', async () => {
    await Lease.create({ _id: 'mfe-one', holder: 'gone', by: 'somebody', since: 0, until: Date.now() - 1 });

    expect(await sendAll(world, key, built('v001'))).toContain('Deployed mfe-one v001');
  });

  it('a client that goes away leaves everything as it was, and may come again', async () => {
    await sendAll(world, key, built('v001'));
    const upload = await sendBuild(
      clientOf(world, key),
      { area: 'mfe-one', folder: built('v002') },
      () => undefined,
    );
    const { asked, letGo } = held();
    const path = '/api/releases/areas/mfe-one/deploy';
    const body = Buffer.from(JSON.stringify({ upload, percent: null, untested: true }));
    const token = await mintAreaToken(key, { origin: world.origin, method: 'POST', path, body });
    const gone = new Promise((resolve) =>
      world.server.once('request', (_asked, answer) => answer.once('close', resolve)),
    );
    const sending = request(world.origin + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    sending.on('error', () => undefined);
    sending.end(body);
    await asked;

    sending.destroy();
    await gone;
    letGo();

    await until(async () => (await Lease.countDocuments()) === 0);
    expect(await live()).toBe('v001');
    expect((await world.audit()).at(-1)).toMatchObject({
      operation: 'refuseRelease',
      reason: 'The client went away before it was published.',
    });
    world.graph.asked = () => undefined;
    const again = { upload, percent: null, untested: true };
    expect(await clientOf(world, key).follow('/areas/mfe-one/deploy', again, () => undefined)).toContain(
      'v002',
    );
  });
});

it('swaps nothing in for somebody who went away during the last check', async () => {
  const gone = new AbortController();
  const { registry, product } = world;
  // The line of the last of them.
  const onProgress = (line: string) => line.includes('smoke test') && gone.abort(new Error('Gone away'));
  const order = { name: 'mfe-one', folder: built('v001'), percent: null, skipSmokeTestReason: 'for a test' };

  await expect(deployBuild({ registry, product, onProgress, signal: gone.signal }, order)).rejects.toThrow(
    'Gone away',
  );

  expect(await registry.currentId()).toBeNull();
});
