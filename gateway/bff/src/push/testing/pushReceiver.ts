import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PostMessage } from '../postMessage';

interface Received {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** What the browser would show. */
  shown: unknown;
}

/** A push service and the browsers behind it, which decrypt what they are sent (RFC 8291). */
export async function createPushReceiver() {
  const browsers = new Map<string, Keys>();
  const received: Received[] = [];
  const answers = { status: 201, headers: {} as Record<string, string> };
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const path = req.url ?? '';
      const keys = browsers.get(path);
      const shown = keys ? (JSON.parse(decrypted(Buffer.concat(chunks), keys)) as unknown) : null;
      received.push({ path, headers: req.headers, shown });
      res.writeHead(answers.status, answers.headers).end('created');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  /** Its own address in place of the service's, which would have to be public. */
  const post: PostMessage = async ({ url, headers, body }, signal) => {
    const answer = await fetch(`http://127.0.0.1:${port}${new URL(url).pathname}`, {
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Content-Length')),
      body: new Uint8Array(body),
      signal,
    });
    const header = (name: string) => answer.headers.get(name) ?? undefined;
    return { status: answer.status, type: header('content-type'), retryAfter: header('retry-after') };
  };

  return {
    received,
    answers,
    post,
    /** A new browser's subscription, as it sends it. */
    subscribe() {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      const path = `/browser/${browsers.size}`;
      browsers.set(path, { pair, auth });
      return {
        endpoint: `https://push.example${path}`,
        p256dh: pair.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
      };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Keys {
  pair: ReturnType<typeof createECDH>;
  auth: Buffer;
}

const SALT_BYTES = 16;
const HEADER_BYTES = 21;
const TAG_BYTES = 16;
const LAST_RECORD = 2;

function decrypted(body: Buffer, { pair, auth }: Keys): string {
  const salt = body.subarray(0, SALT_BYTES);
  const sender = body.subarray(HEADER_BYTES, HEADER_BYTES + body[HEADER_BYTES - 1]!);
  const sealed = body.subarray(HEADER_BYTES + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opener = createDecipheriv('aes-128-gcm', key, nonce);
  opener.setAuthTag(sealed.subarray(-TAG_BYTES));
  const padded = Buffer.concat([opener.update(sealed.subarray(0, -TAG_BYTES)), opener.final()]);
  return padded.subarray(0, padded.lastIndexOf(LAST_RECORD)).toString('utf8');
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
