import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Channel } from '../channel';

/** Another system over HTTP that applies each idempotency key once. */
export async function aSystem() {
  const effects = new Map<string, string>();
  const asked: string[] = [];
  const system = {
    effects,
    asked,
    url: '',
    /** While false, it does what it is asked and never answers. */
    answers: true,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((req, res) => {
    let text = '';
    req.on('data', (chunk) => (text += chunk));
    req.on('end', () => {
      const key = String(req.headers['idempotency-key']);
      asked.push(key);
      effects.set(key, text);
      if (system.answers) res.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  system.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return system;
}

export const postTo = (url: string): Channel => ({
  name: 'post',
  concurrency: 3,
  timeout: 20_000,
  async deliver({ _id, payload }, signal) {
    const { text } = payload as { text: string };
    await fetch(url, { method: 'POST', body: text, headers: { 'idempotency-key': _id }, signal });
    return 'delivered';
  },
});
