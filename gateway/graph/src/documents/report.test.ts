import { createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { openForFile } from '@athenaeum/kit/testing';

const world = openForFile(() => createTestGateway({ env: { TRUSTED_DOCUMENTS: 'report' } }));

const counted = async () =>
  (await world.browser().get('/metrics')).text.match(/outcome="reported"} (\d+)/)?.[1];

it('answers an untrusted document in report-only mode, and counts it', async () => {
  const { json } = await world.browser().ask('query Coaches{coaches{ok}}');
  while ((await counted()) === undefined) await new Promise((resolve) => setTimeout(resolve, 50));

  expect(json.data.coaches).toEqual({ ok: true });
  expect(await counted()).toBe('1');
});
