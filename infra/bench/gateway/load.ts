import { Agent, request } from 'node:http';
import { VIEWER_HEADER } from './graph';

export interface Load {
  /** One request, for one viewer. */
  once(): Promise<string>;
  /** As many as are answered in so many ms, each connection asking again once it has its answer. */
  run(milliseconds: number): Promise<{ times: number[]; failed: number; elapsed: number }>;
  close(): Promise<void>;
}

interface Options {
  port: number;
  /** As many viewers: nobody shares an answer. */
  connections: number;
  body: object;
}

export function createLoad({ port, connections, body }: Options): Load {
  // Servers hang up on sockets that idle while the others have their turn.
  let agent = new Agent({ keepAlive: true, maxSockets: connections });
  const text = JSON.stringify(body);

  const ask = (viewer: number) =>
    new Promise<string>((resolve, reject) => {
      const sent = request(
        {
          port,
          agent,
          host: '127.0.0.1',
          path: '/graphql',
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            'content-length': Buffer.byteLength(text),
            [VIEWER_HEADER]: `viewer-${viewer}`,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            if (response.statusCode === 200) resolve(Buffer.concat(chunks).toString());
            else reject(new Error(`status ${response.statusCode}`));
          });
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(text);
    });

  return {
    once: () => ask(0),
    async run(milliseconds) {
      agent.destroy();
      agent = new Agent({ keepAlive: true, maxSockets: connections });
      const times: number[] = [];
      let failed = 0;
      const startedAt = performance.now();
      const keepAsking = async (viewer: number) => {
        while (performance.now() - startedAt < milliseconds) {
          const askedAt = performance.now();
          try {
            await ask(viewer);
            times.push(performance.now() - askedAt);
          } catch {
            failed++;
          }
        }
      };
      await Promise.all(Array.from({ length: connections }, (_, viewer) => keepAsking(viewer)));
      return { times, failed, elapsed: performance.now() - startedAt };
    },
    close: async () => agent.destroy(),
  };
}
