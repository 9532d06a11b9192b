import type { KeyObject } from 'node:crypto';
import { keyIdOf, publicPartOf } from '@athenaeum/release-protocol/areaKey';
import { mintAreaToken } from '@athenaeum/release-protocol/areaToken';
import { createReleasesWorld, type ReleasesWorld } from './testing/releasesWorld';
import { REFUSALS } from './refusalLimits';

let world: ReleasesWorld;
beforeEach(async () => {
  world = await createReleasesWorld();
});
afterEach(() => world.close());

async function rowsOf(key: KeyObject) {
  const id = `release-key:${await keyIdOf(publicPartOf(key))}`;
  return (await world.audit()).filter(
    ({ actor_id, operation }) => actor_id === id && operation === 'refuseRelease',
  );
}

it('writes one audit row a minute for repeated refusals', async () => {
  const [careful, used] = [await world.key({ rights: ['canary'] }), await world.key()];
  const asked = { origin: world.origin, method: 'GET', path: '/api/releases', body: Buffer.alloc(0) };
  const authorization = `Bearer ${await mintAreaToken(used, asked)}`;

  for (const version of ['v001', 'v002', 'v003'])
    expect(await world.send(careful, ['POST', '/areas/mfe-one/kill', { version }])).toMatchObject({
      status: 403,
    });
  const answers: number[] = [];
  for (let times = 0; times < 4; times++)
    answers.push((await world.sendAs({ authorization }, ['GET', ''])).status);

  expect(answers).toEqual([200, 401, 401, 401]);
  expect(await rowsOf(careful)).toHaveLength(1);
  expect(await rowsOf(used)).toHaveLength(1);
});

it('blocks a key for a while after too many refusals, and no other', async () => {
  const careful = await world.key({ rights: ['canary'] });
  const ask = () => world.send(careful, ['GET', '/areas/mfe-two']);
  for (let times = 0; times < REFUSALS.ofCaller; times++) expect(await ask()).toMatchObject({ status: 403 });

  expect(await ask()).toMatchObject({
    status: 429,
    message: 'Too much was refused in the last minute: wait for another one, then try again.',
  });
  expect(await world.send(await world.key(), ['GET', ''])).toMatchObject({ status: 200 });
});

it('blocks unknown callers by IP address', async () => {
  const from = (address: string) => world.sendAs({ 'x-forwarded-for': address }, ['GET', '']);
  for (let times = 0; times < REFUSALS.ofAddress; times++)
    expect(await from('203.0.113.7')).toMatchObject({ status: 401 });

  expect(await from('203.0.113.7')).toMatchObject({ status: 429 });
  expect(await from('203.0.113.8')).toMatchObject({ status: 401 });
  expect(await world.send(await world.key(), ['GET', ''])).toMatchObject({ status: 200 });
});
