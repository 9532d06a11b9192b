import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { answerParserErrors } from './answerParserErrors';

let server: Server;
beforeAll(async () => {
  server = answerParserErrors(
    createServer((asked, answer) => asked.resume().on('end', () => answer.end('well'))),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

/** The whole response to these bytes. */
const send = (...parts: string[]) =>
  new Promise<string>((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('error', () => undefined).on('close', () => resolve(answer));
    for (const part of parts) socket.write(part);
  });

const MUCH = 'x'.repeat(200_000);

it.each([
  ['an address that is too long, with more to come', `GET /${MUCH} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['headers that are too long', `GET / HTTP/1.1\r\nHost: a\r\nX: ${MUCH}\r\n\r\n`, 431],
  ['no HTTP', `nonsense\r\n\r\n${MUCH}`, 400],
  [
    'a piece without a length',
    `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n${MUCH}`,
    400,
  ],
])('answers a caller who sends %s', async (_what, bytes, status) => {
  expect(await send(bytes, MUCH, MUCH)).toContain(`HTTP/1.1 ${status} `);
});
