import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrityOf } from '@athenaeum/registry/release';

/** What the shell sends. */
const DOCUMENT = '{ agreements { ok } }';
const OPERATIONS = JSON.stringify({ [createHash('sha256').update(DOCUMENT).digest('hex')]: DOCUMENT });
const SHELL = {
  ...{ version: 'shell-1', shared: [], contracts: { from: 1, to: 2 } },
  operations: {
    file: 'operations.json',
    count: 1,
    integrity: integrityOf(Buffer.from(OPERATIONS), 'sha384-'),
  },
};

/** What a deploy asks of the product: the shell's build, and the gateway's supergraph, which is sent once `beforeGraph` resolves. */
export async function startPortal() {
  const portal = {
    supergraph: readFileSync('gateway/supergraph.graphql', 'utf8'),
    beforeGraph: async () => {},
  };
  const server = createServer((asked, answer) => {
    const path = asked.url!.replace(/\?.*/, '');
    if (path === '/build.json') sendJson(answer, SHELL);
    else if (path === '/operations.json') answer.end(OPERATIONS);
    else if (path === '/api/supergraph') void portal.beforeGraph().then(() => sendGraph(answer));
    else answer.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  function sendGraph(answer: ServerResponse): void {
    const { supergraph: sdl } = portal;
    sendJson(answer, { data: { sdl, digest: createHash('sha256').update(sdl).digest('hex') } });
  }

  return Object.assign(portal, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

export type Portal = Awaited<ReturnType<typeof startPortal>>;

const sendJson = (answer: ServerResponse, body: object) =>
  void answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
