const MOVED = { SHELL_PORT: '23000', GATEWAY_PORT: '24000', USERS_PORT: '24001' };
const before = { ...process.env };
beforeEach(() => void Object.assign(process.env, MOVED));
afterEach(() => {
  for (const name of Object.keys(MOVED)) delete process.env[name];
  Object.assign(process.env, before);
});

it('listen where their containers do, wherever ports of this machine are moved', async () => {
  // Read once, so only now.
  const { deployables } = await import('./deployables');

  const ports = Object.fromEntries(deployables.map(({ name, port }) => [name, port]));

  expect(ports).toMatchObject({ shell: 3000, gateway: 4000, users: 4001, 'mfe-admin': 3006 });
});
