import { Agent, createServer, type Server } from 'node:http';
import { connect, createServer as createTcpServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ask } from './load';
import { FAULTS, SMTP_421, startProxy, type Proxy } from './proxy';

const ANSWER = 'x'.repeat(50_000);
let arrived: string[];
let server: Server;
let proxy: Proxy;
let agent: Agent;
beforeEach(async () => {
  arrived = [];
  server = createServer((request, response) => {
    arrived.push(request.url ?? '');
    request.resume().on('end', () => response.end(ANSWER));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy = await startProxy((server.address() as AddressInfo).port);
  agent = new Agent({ keepAlive: true });
});
afterEach(() => {
  agent.destroy();
  proxy.stop();
  server.close();
  server.closeAllConnections();
});

const get = (path: string) =>
  ask(agent, { port: proxy.port, path }).then(
    ({ status, body }) => `${status} of ${body.length}`,
    (error: NodeJS.ErrnoException) => error.code,
  );
const WELL = `200 of ${ANSWER.length}`;

it.each([
  ['slow', WELL, 1],
  ['failing', '500 of 4', 0],
  ['resetting', 'ECONNRESET', 1],
  ['truncating', 'ECONNRESET', 1],
  ['away', 'ECONNREFUSED', 0],
] as const)('%s: answers %s, and %i of what was asked arrived', async (ailment, answer, times) => {
  await proxy.ail(ailment);

  expect(await get('/ailing')).toBe(answer);
  expect(arrived).toHaveLength(times);
});

it.each(FAULTS)('what was %s is well again, a connection from before included', async (ailment) => {
  expect(await get('/before')).toBe(WELL);
  await proxy.ail(ailment);
  const during = get('/during');
  if (ailment !== 'hanging') await during;

  await proxy.ail(null);

  expect(await get('/after')).toBe(WELL);
  await during;
});

it('hanging: what was held back arrives when it is over', async () => {
  await proxy.ail('hanging');
  const during = get('/held');
  await new Promise((resume) => setTimeout(resume, 50));
  expect(arrived).toEqual([]);

  await proxy.ail(null);

  expect(await during).toBe(WELL);
  expect(arrived).toEqual(['/held']);
});

it('resetting: an answer that was owed to a connection from before is not given', async () => {
  await get('/before');
  await proxy.ail('hanging');
  const during = get('/during');
  await new Promise((resume) => setTimeout(resume, 50));

  await proxy.ail('resetting');

  expect(await during).toBe('ECONNRESET');
});

it('failing: a request that is still being sent is answered', async () => {
  await proxy.ail('failing');

  const body = { long: 'y'.repeat(3_000_000) };

  expect((await ask(agent, { port: proxy.port, path: '/long', body })).status).toBe(500);
});

it('failing: a protocol that greets refuses in its greeting', async () => {
  const silent = createTcpServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const mail = await startProxy((silent.address() as AddressInfo).port, SMTP_421);
  await mail.ail('failing');

  expect(await text(connect(mail.port, '127.0.0.1'))).toBe(SMTP_421.text);

  mail.stop();
  silent.close();
});

it('resets whom it cannot pass on to anybody', async () => {
  server.close();
  server.closeAllConnections();

  expect(await get('/')).toBe('ECONNRESET');
});
