import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  method: string;
  path: string;
  key: string;
  authorization: string;
  body: unknown;
}

type Mood = (req: IncomingMessage, res: ServerResponse) => void;

/** A fake HTTP system: idempotent by key, with responses and faults set by the test. */
export async function createFakeHttpSystem() {
  const asked: Asked[] = [];
  const effects = new Map<string, Asked>();
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
      asked.push(call);
      if (!effects.has(call.key)) effects.set(call.key, call);
      system.mood(req, res);
    });
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) =>
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    );
  const port = await listen(0);
  const system = {
    asked,
    effects,
    url: `http://127.0.0.1:${port}`,
    mood: well as Mood,
    async goAway() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    comeBack: () => listen(port),
  };
  return system;
}

export const well: Mood = (_req, res) => void res.end('{"ok":true}');
export const failing =
  (status: number, headers: Record<string, string> = {}): Mood =>
  (_req, res) =>
    void res.writeHead(status, headers).end('{"message":"ngozi@example.org is not known"}');
export const resetting: Mood = (req) => void req.socket.destroy();
export const hanging: Mood = () => {};
/** Sends the beginning of the response only. */
export const truncating: Mood = (req, res) => {
  res.writeHead(200, { 'content-length': '1000' });
  res.write('{"ok":', () => req.socket.destroy());
};
