import { DEMO_ACCOUNTS } from '@athenaeum/kit/demo';
import { openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { MEMBERS_CSV_PATH } from './membersCsvRoute';

jest.setTimeout(120_000);

const world = openForFile(() => createDemoGateway());

const pathOf = (input: object) =>
  `${MEMBERS_CSV_PATH}?${new URLSearchParams({ input: JSON.stringify(input) }).toString()}`;

it.each(['member', 'coach', 'support', 'editor'] as const)('is not for a %s', async (account) => {
  const browser = await world.signedInAs(DEMO_ACCOUNTS[account]);

  expect((await browser.get(MEMBERS_CSV_PATH)).status).toBe(403);
});

it('is not for visitors, and knows its filters', async () => {
  const admin = await world.signedInAs(DEMO_ACCOUNTS.admin);

  expect((await world.browser().get(MEMBERS_CSV_PATH)).status).toBe(401);
  expect((await admin.get(`${MEMBERS_CSV_PATH}?input={`)).status).toBe(400);
  expect((await admin.get(pathOf({ password: { equals: 'x' } }))).status).toBe(400);
});

it('holds everybody the list would, in its order, with what could be a formula made inert', async () => {
  const admin = await world.signedInAs(DEMO_ACCOUNTS.admin);
  await mongoose.connection
    .collection<{ _id: string }>('users')
    .updateOne(
      { _id: DEMO_ACCOUNTS.coach.id },
      { $set: { title: '=HYPERLINK("http://evil.test")', changed_at: Date.now() } },
    );
  const all = (await admin.ask('{ users { count } }')).json.data.users.count as number;

  const file = await admin.get(pathOf({ orderBy: { last_name: 'asc' } }));
  const lines = file.text.trimEnd().split('\r\n');

  expect(file.headers.get('content-disposition')).toContain('members.csv');
  expect(lines[0]).toMatch(/^"Name","Email","Title"/);
  expect(lines).toHaveLength(all + 1);
  expect(lines.join('\n')).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
});
