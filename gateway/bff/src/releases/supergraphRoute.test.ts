import { createHash, generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createSigner, loadSigner, mintPublisherToken, writtenKey } from '@athenaeum/registry';
import { createTestGateway, type TestGateway } from '@athenaeum/gateway-testing/testGateway';

let world: TestGateway;
afterEach(() => world.close());

const keyOf = createSigner(generateKeyPairSync('ed25519').privateKey);
const ask = (token?: string) =>
  fetch(`${world.origin}/api/supergraph`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const given = async (token: string) =>
  ((await (await ask(token)).json()) as { data: { digest: string; sdl: string } }).data;

it('sends the current supergraph to publishers, also after a change', async () => {
  world = await createTestGateway({ env: { TRUSTED_BUILDERS: writtenKey(keyOf.publicKey) } });
  const before = readFileSync(world.env.SUPERGRAPH_FILE, 'utf8');
  const token = mintPublisherToken(keyOf, world.origin);

  expect(await given(token)).toEqual({
    digest: createHash('sha256').update(before).digest('hex'),
    sdl: before,
  });

  const after = before.replace('coaches: CoachListResult', 'strategists: CoachListResult');
  writeFileSync(world.env.SUPERGRAPH_FILE, after);
  while ((await given(token)).sdl === before) await pause(50);
  expect((await given(token)).sdl).toBe(after);
});

it('refuses all others', async () => {
  world = await createTestGateway({ env: { TRUSTED_BUILDERS: writtenKey(keyOf.publicKey) } });
  const stranger = createSigner(generateKeyPairSync('ed25519').privateKey);

  for (const token of [
    undefined,
    '',
    'e30',
    mintPublisherToken(stranger, world.origin),
    mintPublisherToken(keyOf, 'https://elsewhere.example'),
    mintPublisherToken(keyOf, world.origin, Date.now() - 6 * 60_000),
    mintPublisherToken(loadSigner(world.folder, {}), world.origin),
  ]) {
    const answer = await ask(token);
    expect([answer.status, (await answer.text()).includes('type Query')]).toEqual([401, false]);
  }
});

it('accepts the data folder’s key where none is configured, outside of production', async () => {
  world = await createTestGateway();

  expect((await ask(mintPublisherToken(loadSigner(world.folder, {}), world.origin))).status).toBe(200);
});
