import { createDataAccesses, DataAccess } from '@athenaeum/kit/dataAccess';
import type { Viewer } from '@athenaeum/kit';
import { createTestWorld, openForFile, viewerOf } from '@athenaeum/kit/testing';
import { subgraph } from '../../index';
import { EmailRequest } from '../emailChange/emailRequest.model';
import { forgetMember } from '../leaving/forgetMember.service';
import { personalData } from '../leaving/personalData.service';
import { User } from '../user/user.model';
import { PROFILE_FIELDS } from '../user/visibleValue';
import { DETAIL_OF, UNRECORDED_FIELDS } from './readDetails';

const world = openForFile(() => createTestWorld(subgraph));
const member = (_id: string) => ({
  _id,
  slug: _id,
  email: `${_id}@example.com`,
  phone: '+1 555 0100',
  first_name: 'Noor',
  last_name: 'Haddad',
  title: 'Chief executive',
  gender: 'Female',
  created_at: 1,
  relationship_type: 'Member' as const,
});
beforeEach(async () => {
  await Promise.all([User.deleteMany({}), DataAccess.deleteMany({}), EmailRequest.deleteMany({})]);
  await User.create([member('noor'), { ...member('staff'), first_name: 'Ada', last_name: 'Byron' }]);
});

const admin = viewerOf('staff', 'admin');
const noor = viewerOf('noor', 'member');
const open = (viewer: Viewer, fields: string, name = 'StaffMember') =>
  world.run(viewer, `query ${name}__users__0 { user(input: { id: "noor" }) { data { id ${fields} } } }`);

interface Listed {
  dataAccesses: {
    ok: boolean;
    code: string | null;
    count: number | null;
    data: { reader: string | null; details: string[]; times: number }[] | null;
  };
}
const listed = async (viewer: Viewer, input: object = {}) =>
  (
    await world.run<Listed>(
      viewer,
      'query ($input: DataAccessesInput) { dataAccesses(input: $input) { ok code count data { reader details times last_at } } }',
      { input },
    )
  ).dataAccesses;

it('tells a member which private details an admin has read, and not those of which others see as much', async () => {
  await open(admin, 'name title email phone gender ethnicity');

  expect(await listed(noor)).toMatchObject({
    count: 1,
    data: [{ reader: 'Ada Byron', times: 1, details: ['email', 'demographics', 'phone'] }],
  });
  // Empty, or visible to everyone.
  expect((await DataAccess.findOne().lean())?.fields).toEqual(['email', 'gender', 'phone']);
});

it('keeps one row for a reader, an operation and a day, and counts', async () => {
  await open(admin, 'email');
  await open(admin, 'email phone');
  await open(admin, 'email', 'Export');

  const rows = await DataAccess.find().sort({ operation: 1 }).lean();
  expect(rows).toMatchObject([
    { operation: 'Export', times: 1, fields: ['email'] },
    { operation: 'StaffMember', times: 2, fields: ['email', 'phone'], member_id: 'noor', reader_id: 'staff' },
  ]);
});

it('loses none of those who read at once', async () => {
  await Promise.all(Array.from({ length: 12 }, () => open(admin, 'email')));

  expect(await DataAccess.find().lean()).toMatchObject([{ times: 12 }]);
});

it('gives no answer of a request before what was read in it is stored, and none where it cannot be', async () => {
  const accesses = createDataAccesses('staff');
  const write = jest.spyOn(DataAccess, 'bulkWrite').mockRejectedValueOnce(new Error('away'));
  accesses.note('noor', 'email', 'email');

  const stored = await Promise.allSettled([accesses.store('One'), accesses.store('Other')]);

  expect(stored.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(write).toHaveBeenCalledTimes(1);
  write.mockRestore();
});

it('records lists as well: each member on the page, with one command', async () => {
  await world.run(admin, 'query StaffMembers { users(input: {}) { data { id email } } }');

  expect(await DataAccess.find().lean()).toMatchObject([{ member_id: 'noor', fields: ['email'] }]);
});

it('records what staff read of a member’s other records, with the operation and each field', async () => {
  await EmailRequest.create({ user_id: 'noor', new_email: 'n@example.org', body: 'Please', asked_at: 1 });

  await world.run(admin, 'query EmailRequests { emailRequests(input: {}) { data { id new_email } } }');

  expect(await DataAccess.find().lean()).toMatchObject([
    { member_id: 'noor', reader_id: 'staff', operation: 'EmailRequests', fields: ['EmailRequest.new_email'] },
  ]);
  expect((await listed(noor)).data).toMatchObject([{ reader: 'Ada Byron', details: ['requests'] }]);
});

it('records nothing where only the public part was read, of oneself, or by another member', async () => {
  await open(admin, 'name title created_at version');
  await open(noor, 'email phone gender');
  await open(viewerOf('amara', 'member'), 'name title email phone gender');

  expect(await DataAccess.countDocuments()).toBe(0);
});

it('is the member’s own: an admin finds only what was read about the admin', async () => {
  await open(admin, 'email');

  expect(await listed(admin)).toMatchObject({ ok: true, count: 0 });
  expect(await listed(viewerOf('amara', 'member'))).toMatchObject({ count: 0 });
});

it('is searched by detail and time', async () => {
  await open(admin, 'email', 'One');
  await open(admin, 'gender', 'Other');

  expect(await listed(noor, { detail: { equals: 'demographics' } })).toMatchObject({
    count: 1,
    data: [{ details: ['demographics'] }],
  });
  expect(await listed(noor, { at: { lt: Date.now() - 60_000 } })).toMatchObject({ count: 0 });
});

it('goes with the member: into the copy of their data, and away with the account', async () => {
  await open(admin, 'email');
  const copy = await personalData('noor');
  expect(copy.read_by_staff).toMatchObject([{ reader_id: 'staff', fields: ['email'] }]);

  await forgetMember('noor');

  expect(await DataAccess.countDocuments()).toBe(0);
});

it('names nobody once the reader’s account is gone', async () => {
  await open(admin, 'email');
  await forgetMember('staff');

  expect((await listed(noor)).data).toMatchObject([{ reader: null, details: ['email'] }]);
});

it('knows for each field of a profile that has a policy whether reading it is recorded', () => {
  const identity = ['slug', 'first_name', 'last_name', 'avatar', 'relationship_type'];
  const known = [...DETAIL_OF.keys(), ...UNRECORDED_FIELDS, ...identity];

  expect([...PROFILE_FIELDS].sort()).toEqual(known.sort());
});
