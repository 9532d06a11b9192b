import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Call {
  method: string;
  path: string;
  key: string;
  authorization: string;
  body: unknown;
}

type Behaviour = (req: IncomingMessage, res: ServerResponse) => void;

/** A fake HTTP system: idempotent by key, with responses and faults set by the test. */
export async function createFakeHttpSystem() {
  const calls: Call[] = [];
  const callsByKey = new Map<string, Call>();
  const server = createServer((req, res) => {
    let text = '';
    req.on('data', (chunk) => (text += chunk));
    req.on('end', () => {
      const call = {
        method: req.method ?? '',
        path: req.url ?? '',
        key: String(req.headers['idempotency-key']),
        authorization: String(req.headers.authorization),
        body: JSON.parse(text) as unknown,
      };
      calls.push(call);
      if (!callsByKey.has(call.key)) callsByKey.set(call.key, call);
      system.behave(req, res);
    });
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) =>
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
  const port = await listen(0);
  const system = {
    calls,
    callsByKey,
    url: `http://127.0.0.1:${port}`,
    behave: succeeding as Behaviour,
    async goAway() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    comeBack: () => listen(port),
  };
  return system;
}

/** A successful status with this body. */
export const answering =
  (type: string, body: string, status = 200): Behaviour =>
  (_req, res) =>
    void res.writeHead(status, type ? { 'content-type': type } : {}).end(body);
export const succeeding: Behaviour = answering('application/json', '{"ok":true}');
/** What a proxy in front answers in the system's place. */
export const showingPage: Behaviour = answering(
  'text/html; charset=utf-8',
  '<!doctype html><title>Sign in</title><p>We will be back soon, ngozi@example.org.</p>',
);
export const failing =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (_req, res) =>
    void res.writeHead(status, headers).end('{"message":"ngozi@example.org is not known"}');
export const resetting: Behaviour = (req) => void req.socket.destroy();
export const hanging: Behaviour = () => {};
/** Sends the beginning of the response only. */
export const truncating: Behaviour = (req, res) => {
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  res.write('{"ok":', () => req.socket.destroy());
};
