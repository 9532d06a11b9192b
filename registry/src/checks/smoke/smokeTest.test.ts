import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findChromium } from './findChromium';
import { testBuild, testEntry } from '../../testing/testBuild';
import { testLive } from '../testing';
import { smokeTest } from './smokeTest';

/** A minimal shell that mounts the remotes of its registry. */
const SHELL = `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"></head><body><main></main>
<script type="application/json" id="registry">{"id":"live","remotes":[{"name":"mfe-one","version":"v001","base":"/remotes/mfe-one/v001/","entry":"live.js","integrity":{}}]}</script>
<script>
  const [{ base, entry, integrity }] = JSON.parse(document.getElementById('registry').textContent).remotes;
  const script = document.createElement('script');
  const main = document.querySelector('main');
  const show = () => {
    try {
      mount(main);
    } catch (error) {
      main.innerHTML = '<div role="alert"><h1>One is taking a moment</h1></div>';
      throw error;
    }
  };
  Object.assign(script, { src: base + entry, crossOrigin: 'anonymous', integrity: integrity[entry] ?? '', onload: show });
  document.head.append(script);
</script></body></html>`;

const SOUND = 'var mount = (main) => { main.innerHTML = "<h1>One</h1>"; };';

let server: Server;
let origin: string;
let page = SHELL;
let asked: string[] = [];
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    asked.push(url ?? '');
    const isScript = url?.endsWith('.js');
    response
      .setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      .end(isScript ? SOUND : page);
  }).listen(0);
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  page = SHELL;
  asked = [];
});

const browser = findChromium();
if (!browser) throw new Error('This test opens pages: it needs a Chromium, which CHROMIUM_PATH can name.');

async function verdictOn(remoteEntry: string, more = {}) {
  const wanted = {
    version: 'v002',
    files: { 'remoteEntry.js': remoteEntry, 'remote.js': 'void 0;' },
    ...more,
  };
  const candidate = { entry: testEntry(wanted), folder: testBuild(wanted) };
  return smokeTest({ browser, accounts: [] }).run(candidate, testLive({ origin }));
}

it('loads from a remote’s own host on this machine, as a member’s page does', async () => {
  const host = createServer((_request, response) =>
    response
      .setHeader('access-control-allow-origin', '*')
      .setHeader('content-type', 'text/javascript')
      .end(SOUND),
  ).listen(0);
  await once(host, 'listening');
  const elsewhere = `http://localhost:${(host.address() as AddressInfo).port}`;
  page = SHELL.replace(
    '<main>',
    `<link rel="preload" as="script" crossorigin href="${elsewhere}/other.js"><main>`,
  ).replace('"base":"', `"base":"${elsewhere}`);

  expect((await verdictOn(SOUND)).problems).toEqual([]);

  host.close();
});

it('opens a build in the live shell without publishing it', async () => {
  expect(await verdictOn(SOUND)).toEqual({ summary: '1 page opened in the live shell', problems: [] });

  expect(asked).toEqual(['/one']);
});

it('refuses a build that throws on mount', async () => {
  const { problems } = await verdictOn(`${SOUND} mount = () => { throw new Error('no mount'); };`);

  expect(problems).toEqual(['/one: it says “One is taking a moment”; not caught: no mount.']);
});

it('refuses a build that logs an error', async () => {
  const { problems } = await verdictOn(`${SOUND} console.error('a key is missing');`);

  expect(problems).toEqual(['/one: on the console: a key is missing.']);
});

it('refuses a build that requests a file it does not have', async () => {
  const chunk = "const lost = document.createElement('script'); lost.src = '/remotes/mfe-one/v002/lost.js';";
  const { problems } = await verdictOn(`${SOUND} { ${chunk} document.head.append(lost); }`);

  expect(problems.join()).toContain('/remotes/mfe-one/v002/lost.js was answered with 404');
});

it('refuses a build whose pages do not load its code', async () => {
  const { problems } = await verdictOn(SOUND, { name: 'mfe-two' });

  expect(problems).toEqual(['/two: shown without its code, so nothing was tried.']);
});

it('fails without a browser, and says what to do', async () => {
  const candidate = { entry: testEntry(), folder: '.' };

  const { problems } = await smokeTest({ browser: null }).run(candidate, testLive({ origin }));

  expect(problems).toEqual([expect.stringContaining('--without-smoke-test')]);
});
