import { KEPT_FILES, KEPT_PAGES } from '@athenaeum/shared-ui/kept-pages';
import { fakeCaches } from '../testing/fakeCaches';
import { checkPage, checkSession } from './checkAccount';

const amaras = {
  location: new URL('https://members.example/sw.js?account=amara&keeps=on') as unknown as Location,
};
const element = (id: string, data: object) =>
  `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`;
const page = (session: string, status = 200) =>
  new Response(`<head>${element('registry', { id: 'r1' })}${session}</head>`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

let stores: ReturnType<typeof fakeCaches>;
beforeEach(async () => {
  stores = fakeCaches();
  for (const name of [KEPT_PAGES, KEPT_FILES]) await caches.open(name);
});
const ALL = [KEPT_PAGES, KEPT_FILES];

it.each([
  ['of the member', page(element('session', { user: { id: 'amara' } })), ALL],
  ['that does not know whose it is', page(''), ALL],
  ['of a server that is away', page(element('session', { user: null }), 503), ALL],
  ['of a visitor', page(element('session', { user: null })), []],
  ['of somebody else', page(element('session', { user: { id: 'bea' } })), []],
  ['for visitors', new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }), []],
])('a page %s leaves what it should', async (_whose, response, left) => {
  await checkPage(amaras, response);

  expect(stores.names()).toEqual(left);
});

it.each([
  ['the member’s', { user: { id: 'amara' } }, ALL],
  ['ended', { user: null }, []],
  ['somebody else’s', { user: { id: 'bea' } }, []],
])('a session that is %s leaves what it should', async (_whose, answer, left) => {
  await checkSession(amaras, Response.json(answer));

  expect(stores.names()).toEqual(left);
});
