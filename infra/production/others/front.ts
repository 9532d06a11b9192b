import assert from 'node:assert/strict';
import { request } from 'node:http';
import type { Answer } from './ask';
import { askForReset } from './askForReset';
import type { Report } from './report';
import type { World } from './world';

const LIMIT_PUBLIC_FORM = 10;
const FORM = { 'content-type': 'application/json', 'apollo-require-preflight': 'true' };

/** What leaves nginx, and what comes in by it. */
export async function frontChecks(world: World, { check }: Report): Promise<void> {
  const { ask, httpPort, machine, ports } = world;

  for (const [name, url] of [
    ['the portal', machine.portal],
    ['the public events', `${machine.events}/upcoming-events`],
    ['a route of the gateway', `${machine.portal}/api/auth/me`],
  ] as const)
    await check(`nginx: ${name} leaves with each security header once`, async () => {
      const answer = await ask(url);
      assert.equal(answer.status, 200);
      assert.match(once(answer, 'strict-transport-security'), /max-age=(\d{8,})/);
      assert.equal(once(answer, 'x-content-type-options'), 'nosniff');
      assert.match(once(answer, 'referrer-policy'), /origin/);
      const scripts = /script-src ([^;]*)/.exec(once(answer, 'content-security-policy'))?.[1] ?? '';
      const policy = once(answer, 'content-security-policy');
      assert.ok(scripts || /default-src 'none'/.test(policy), policy);
      assert.doesNotMatch(scripts, /unsafe|\*|data:/);
      assert.match(policy, /frame-ancestors/);
      assert.doesNotMatch(String(answer.headers.server ?? ''), /\d/);
      assert.equal(answer.headers['x-powered-by'], undefined);
    });
  await check('nginx: plain http leads to https', async () => {
    const { status, location } = await plainly(httpPort, new URL(machine.portal).hostname, '/salons?x=1');
    assert.deepEqual([status, location], [301, `https://${new URL(machine.portal).hostname}/salons?x=1`]);
  });
  await check('nginx: a name that is not ours gets no answer', async () => {
    const { port } = new URL(machine.portal);
    await assert.rejects(ask(`https://elsewhere.example.org:${port}/`));
  });
  await check('nginx: a client without TLS 1.2 is refused for its version', async () => {
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT:@SECLEVEL=0' } as const;
    await assert.rejects(ask(machine.portal, old), /alert protocol version/);
  });
  await check('nginx: /metrics is for this machine alone', async () => {
    assert.equal((await ask(`${machine.portal}/metrics`)).status, 404);
    assert.equal((await ask(`${machine.events}/metrics`)).status, 404);
    assert.equal((await fetch(`http://127.0.0.1:${ports.gateway}/metrics`)).status, 200);
  });
  await check('nginx: an answer is compressed once, by the product', async () => {
    const answer = await ask(machine.portal, { headers: { 'accept-encoding': 'gzip' } });
    assert.equal(once(answer, 'content-encoding'), 'gzip');
  });
  await check(
    'addresses: limits count who is connected, and no X-Forwarded-For that a client sends',
    async () => {
      const statuses: number[] = [];
      for (let number = 0; number <= LIMIT_PUBLIC_FORM; number++)
        statuses.push((await askForReset(world, '127.0.0.21', `10.9.8.${number}`)).status);
      assert.deepEqual([...new Set(statuses.slice(0, LIMIT_PUBLIC_FORM))], [202]);
      assert.equal(statuses.at(-1), 429);
    },
  );
  await check('addresses: another client is not held for the first', async () => {
    assert.equal((await askForReset(world, '127.0.0.22')).status, 202);
  });
  await check(
    'addresses: who reaches the gateway past nginx, from elsewhere, is not believed either',
    async () => {
      // By another address of this machine, which is not that of the shell.
      const before = world.machine.logOf('gateway').length;
      await plainly(ports.gateway, '127.0.0.1', '/api/auth/me', {
        localAddress: '127.0.0.23',
        headers: { 'x-forwarded-for': '198.51.100.7' },
      });
      assert.doesNotMatch(world.machine.logOf('gateway').slice(before), /198\.51\.100\.7/);
    },
  );
  await check('origins: a page of another site cannot act for a member', async () => {
    const { status } = await ask(`${machine.portal}/graphql`, {
      method: 'POST',
      headers: { ...FORM, origin: 'https://evil.example.org' },
      body: '{"query":"{ me { ok } }"}',
    });
    assert.equal(status, 403);
  });
}

/** A header that came exactly once. */
function once({ rawHeaders }: Answer, name: string): string {
  const values = rawHeaders.filter(
    (_value, at) => at % 2 === 1 && rawHeaders[at - 1]!.toLowerCase() === name,
  );
  assert.equal(values.length, 1, `${name} came ${values.length} times`);
  return values[0]!;
}

const plainly = (
  port: number,
  host: string,
  path: string,
  more: { localAddress?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; location: string | undefined }> =>
  new Promise((resolve, reject) => {
    const { headers, localAddress } = more;
    const sent = request(
      { host: '127.0.0.1', port, path, localAddress, headers: { host, ...headers } },
      (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
      },
    );
    sent.once('error', reject).end();
  });
