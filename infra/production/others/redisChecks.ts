import assert from 'node:assert/strict';
import { retry } from '@athenaeum/common/waiting';
import { askForReset } from './askForReset';
import type { Report } from './report';
import type { World } from './world';

const HALF_A_MINUTE = { attempts: 300, delay: 100 };
const PARTS = ['gateway', 'worker', 'content'] as const;
const CLIENT = '127.0.0.24';

/** What went through Redis during the journeys, and what happens without it. */
export async function redisChecks(world: World, { check }: Report): Promise<void> {
  const { machine, ports, redis } = world;
  const ready = async (part: (typeof PARTS)[number]) => {
    const answer = await fetch(`http://127.0.0.1:${ports[part]}/ready`);
    const { parts } = (await answer.json()) as { parts: Record<string, boolean> };
    return [answer.status, parts.redis];
  };
  const isLimited = async () => (await askForReset(world, CLIENT)).status === 429;
  const isReadyWith = (isThere: boolean) =>
    retry(async () => {
      for (const part of PARTS) assert.deepEqual(await ready(part), [200, isThere], part);
    }, HALF_A_MINUTE);

  await check('Redis: has the facts of the journeys, by TLS and with its password', async () => {
    const { kinds } = await redis.holds();
    assert.ok(kinds.includes('seats'), kinds.join(', '));
  });
  await check('Redis: limits are counted in it, under keys without an address', async () => {
    assert.equal(await isLimited(), false);
    const { keys } = await redis.holds();
    assert.ok(
      keys.some((key) => /^athenaeum:limit:public-form:[\w-]{43}$/.test(key)),
      keys.join(', '),
    );
    assert.doesNotMatch(keys.join(' '), /127\.0\.0|@/);
  });
  await check('Redis: without it every part is ready and requests are answered', async () => {
    await redis.stop();
    await isReadyWith(false);
    assert.equal(await isLimited(), false);
  });
  await check('Redis: is used again when it is back', async () => {
    await redis.start();
    await isReadyWith(true);
    assert.equal(await isLimited(), false);
    assert.ok((await redis.holds()).keys.length > 0, 'it has no keys');
  });
  await check('Redis: its password is in no log', () => {
    for (const part of PARTS)
      for (const said of [redis.password, encodeURIComponent(redis.password)])
        assert.ok(!machine.logOf(part).includes(said), part);
    return Promise.resolve();
  });
}
