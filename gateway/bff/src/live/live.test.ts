import { get, type IncomingMessage } from 'node:http';
import { until } from '@athenaeum/common/waiting';
import { inTransaction } from '@athenaeum/kit';
import { publishAfterCommit } from '@athenaeum/kit/facts';
import { openForFile } from '@athenaeum/kit/testing';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { AMARA, createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { LIVE_PATH } from './liveRoute';

const world = openForFile(() => createTestGateway({ env: { LIVE_CONNECTIONS_OF_ACCOUNT: '2' } }));
const BEA = { ...AMARA, id: 'bea', name: 'Bea Lund', email: 'bea@example.test' };
beforeAll(() => void world.people.set(BEA.id, BEA));

interface Stream {
  status: number;
  headers: IncomingMessage['headers'];
  text(): string;
  isOver(): boolean;
  close(): void;
}

/** As a browser opens it. */
const open = (browser: Browser, headers: Record<string, string> = {}, path = LIVE_PATH) =>
  new Promise<Stream>((resolve, reject) => {
    const request = get(
      new URL(path, world.origin),
      { headers: { cookie: browser.cookieHeader('/'), ...headers }, agent: false },
      (answer) => {
        let text = '';
        let isOver = false;
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.once('close', () => (isOver = true)).on('error', () => undefined);
        resolve({
          status: answer.statusCode!,
          headers: answer.headers,
          text: () => text,
          isOver: () => isOver,
          close: () => request.destroy(),
        });
      },
    );
    request.once('error', reject);
  });

const tell = (account: string, id: string) =>
  inTransaction(async (session) => publishAfterCommit(session, { kind: 'rsvp', id, to: { account } }));

it('tells a browser what was committed, without being stored or collected on its way', async () => {
  const stream = await open(await world.signedIn());

  await tell(AMARA.id, 'the-salon');
  await until(() => stream.text().includes('the-salon'));

  expect(stream.status).toBe(200);
  expect(stream.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(stream.headers['content-encoding']).toBeUndefined();
  expect(stream.text()).toMatch(
    /^retry: \d+\nevent: beat\nid: \d+\ndata\n\nid: \d+\ndata: {"kind":"rsvp","id":"the-salon"}\n\n$/,
  );
  stream.close();
});

it('opens for nobody who is not signed in', async () => {
  const { status, json } = await world.browser().get(LIVE_PATH);

  expect([status, json.code]).toEqual([401, 'UNAUTHENTICATED']);
});

it.each<[string, (at: number) => [Record<string, string>, string]]>([
  ['Last-Event-ID', (at) => [{ 'last-event-id': String(at) }, LIVE_PATH]],
  ['after', (at) => [{}, `${LIVE_PATH}?after=${at}`]],
])('goes on where a stream was cut, by %s', async (_by, headersAndPath) => {
  const browser = await world.signedIn();
  const before = Date.now();
  await tell(AMARA.id, 'missed');
  await tell(BEA.id, 'not for Amara');

  const stream = await open(browser, ...headersAndPath(before));
  await until(() => stream.text().includes('missed'));

  expect(stream.text()).not.toContain('not for Amara');
  stream.close();
});

it('says that all may have changed to one that was away for too long', async () => {
  const stream = await open(await world.signedIn(), { 'last-event-id': String(Date.now() - 86_400_000) });

  await until(() => stream.text().includes('"kind":"all"'));
  stream.close();
});

it('opens as many for one account as it may have, and more once one is closed', async () => {
  const browser = await world.signedIn(BEA);
  const [first, second] = [await open(browser), await open(browser)];

  expect((await open(browser)).status).toBe(204);
  first.close();
  await until(async () => (await open(browser).then(keep)) === 200);

  function keep(stream: Stream) {
    stream.close();
    return stream.status;
  }
  second.close();
});

it('closes at sign-out, and with a session that is ended from elsewhere', async () => {
  const [laptop, phone] = [await world.signedIn(), await world.signedIn()];
  const [here, there] = [await open(laptop), await open(phone)];

  await phone.remove('/api/auth/sessions');
  await until(() => here.isOver());
  expect(there.isOver()).toBe(false);

  await phone.post('/api/auth/logout', {});
  await until(() => there.isOver());
});
