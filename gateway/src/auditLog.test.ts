import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { AuditRow } from '@athenaeum/kit/audit';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoId } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import type { Browser } from '@athenaeum/gateway-testing/browser';
import { createTestGateway } from '@athenaeum/gateway-testing/testGateway';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';

const LOG = `query ($input: AuditRowsInput!) { auditRows(input: $input) { ok count things { of id title }
  data { operation actor { name } actor_name target_id about changes { field left { of id } came { of id } } } } }`;

const world = openForFile(() =>
  createTestGateway({
    clients: null,
    env: { TELL_COSTS: 'true' },
    supergraph: readFileSync(resolve(__dirname, '../supergraph.graphql'), 'utf8'),
  }),
);
let admin: Browser;
beforeAll(async () => {
  await seedDemo('users', 'content');
  admin = world.browser();
  await admin.signIn(DEMO_ACCOUNTS.admin.email, DEMO_PASSWORD);
}, 120_000);
afterEach(() => AuditRow.deleteMany({}));

const SALON = demoId('salon', 'the-art-of-the-ask');
const SPEAKER = demoId('speaker', 'ruth-adeyemi');
const CATEGORY = demoId('category', 'govern');

const aRow = (id: number, row: object) => ({
  _id: `row-${id}`,
  actor_id: DEMO_ACCOUNTS.admin.id,
  reason: 'A test',
  at: id,
  before: {},
  after: {},
  ...row,
});

/** The first page of the log, and what the gateway asked of subgraphs for it. */
async function readLog() {
  const { json, headers } = await admin.ask(LOG, { input: { take: 20 } });
  const [, fetches] = /fetches;desc=(\d+)/.exec(headers.get('server-timing') ?? '') ?? [];
  return { log: json.data.auditRows, fetches: Number(fetches) };
}

it('names what its rows are about in the same answer', async () => {
  await AuditRow.create([
    aRow(1, { operation: 'saveSalon', target_id: SALON, after: { category_ids: [CATEGORY, 'gone'] } }),
    aRow(2, { operation: 'saveSpeaker', target_id: SPEAKER }),
  ]);

  const { log } = await readLog();

  expect(log.things).toEqual([
    { of: 'speakers', id: SPEAKER, title: 'Ruth Adeyemi' },
    { of: 'salons', id: SALON, title: 'The Art of the Ask' },
    { of: 'categories', id: CATEGORY, title: 'Govern' },
    { of: 'categories', id: 'gone', title: null },
  ]);
});

it('takes as much for a page full of rows of many kinds as for one row', async () => {
  await AuditRow.create([aRow(1, { operation: 'saveSalon', target_id: SALON })]);
  const one = await readLog();
  await AuditRow.create(
    Array.from({ length: 30 }, (_, place) =>
      aRow(
        place + 2,
        [
          { operation: 'saveSalon', target_id: SALON, after: { speakers: [{ speaker_id: SPEAKER }] } },
          { operation: 'saveSpeaker', target_id: SPEAKER },
          { operation: 'saveCategory', target_id: CATEGORY },
        ][place % 3]!,
      ),
    ),
  );
  const full = await readLog();

  expect(one.log.data).toHaveLength(1);
  expect(full.log.data).toHaveLength(20);
  expect(full.fetches).toBe(one.fetches);
});
