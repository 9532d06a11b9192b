import { setTimeout as pause } from 'node:timers/promises';
import { createReportTokens } from '@athenaeum/registry';
import { registryOf, remoteSending } from '@athenaeum/gateway-testing/publishRemote';
import { createTestGateway } from '@athenaeum/gateway-testing/testGateway';

const SALONS = 'query Salons{salons{ok data{id}}}';

it('counts also when any operation is allowed', async () => {
  const world = await createTestGateway({ env: { TRUSTED_DOCUMENTS: 'off' } });
  const registry = await registryOf(world.env);
  await registry.publish(remoteSending(world.folder, 'v001', [SALONS]));
  const page = createReportTokens([world.env.REPORT_KEY]).sign({
    versions: [{ name: 'mfe-one', version: 'v001' }],
    member: null,
    session: null,
  });
  const counted = async () =>
    (await world.browser().get('/metrics')).text.includes('remote_operations_total{remote="mfe-one"');

  // Publications are known within a second.
  do {
    await pause(50);
    await world.browser().post('/graphql', { query: SALONS }, { 'x-page': page });
  } while (!(await counted()));

  expect((await world.browser().get('/metrics')).text).toContain(
    'remote_operations_total{remote="mfe-one",version="v001",kind="queries",outcome="answered"}',
  );
  await registry.close();
  await world.close();
});
