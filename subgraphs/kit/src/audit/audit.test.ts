import mongoose from 'mongoose';
import { inTransaction } from '../mongo';
import { openForFile, openTestDatabase, viewerOf } from '../testing';
import { AuditRow } from './auditRow.model';
import { recordWrite } from './recordWrite';
import { auditHead, verifyAudit } from './verifyAudit';

jest.setTimeout(60_000);

openForFile(() => openTestDatabase([AuditRow]));
beforeEach(() => AuditRow.deleteMany({}));

const ada = viewerOf('ada', 'admin');
const isForgotten = (id: string) => Promise.resolve(id === 'former');
const write = (target_id = 'amara', more: object = {}) =>
  inTransaction((session) =>
    recordWrite(session, ada, {
      operation: 'updateMember',
      target_id,
      before: { title: 'Coach', since: new Date(0), tags: ['a', undefined], gone: undefined },
      after: { title: 'Host', list: [{ b: 1, a: null }], ...more },
      reason: 'As asked',
    }),
  );
const verify = (known?: { seq: number; digest: string }) => verifyAudit({ isForgotten, known });
const faultOf = async () => (await verify()).fault;
const rows = () => AuditRow.collection;

it('is a chain from the first row to the last', async () => {
  for (const target of ['amara', 'bo', 'amara']) await write(target);

  expect(await verify()).toMatchObject({ rows: 3, anchored: 0, erased: 0, fault: null, head: { seq: 3 } });
  expect((await verify()).head).toEqual(await auditHead());
});

it('gives each row a place of its own when several are written at the same time', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, n) => write(`member-${n}`)));

  expect(await verify()).toMatchObject({ rows: 12, fault: null });
});

it('repeats the transaction when the database reports the place as a duplicate', async () => {
  await write('first');
  await write('second');
  const find = jest.spyOn(AuditRow, 'find');
  find.mockReturnValueOnce(AuditRow.find({ seq: 1 }));

  await write('third');
  const reads = find.mock.calls.length;
  find.mockRestore();

  expect(reads).toBeGreaterThan(2);
  expect(await verify()).toMatchObject({ rows: 3, fault: null });
});

it('is part of the transaction: a change that is rolled back leaves no gap', async () => {
  await write();
  await inTransaction(async (session) => {
    await recordWrite(session, ada, { operation: 'x', target_id: 'y', before: {}, after: {}, reason: 'z' });
    throw new Error('rolled back');
  }).catch(() => undefined);
  await write();

  expect(await verify()).toMatchObject({ rows: 2, fault: null });
});

it('costs one database query more than without the chain', async () => {
  await write();
  const asked: string[] = [];
  const note = ({ commandName }: { commandName: string }) => void asked.push(commandName);
  const client = mongoose.connection.getClient().on('commandStarted', note);

  await write();
  client.off('commandStarted', note);

  expect(asked.filter((name) => !/Transaction$|endSessions/.test(name))).toEqual(['find', 'insert']);
});

describe('verification names the first row that is not as it was written:', () => {
  beforeEach(async () => {
    for (let n = 0; n < 4; n++) await write();
  });

  it.each<[string, object, string]>([
    ['who', { actor_id: 'grace' }, 'it was changed'],
    ['when', { at: 1 }, 'it was changed'],
    ['what it says', { after: { title: 'Nothing' } }, 'its values were changed'],
    ['why', { reason: 'Another' }, 'its values were changed'],
    ['its own digest', { digest: 'x'.repeat(43) }, 'it was changed'],
    ['the digest before it', { previous: 'x'.repeat(43) }, 'it does not follow the row before it'],
    [
      'values of somebody who was not forgotten, erased',
      { before: {}, after: {}, salt: null },
      'its values were erased, and not because a member was forgotten',
    ],
  ])('%s', async (_what, $set, what) => {
    await rows().updateOne({ seq: 2 }, { $set });

    expect(await faultOf()).toMatchObject({ seq: 2, what });
  });

  it('a removed row', async () => {
    await rows().deleteOne({ seq: 2 });

    expect(await faultOf()).toMatchObject({ seq: 3, what: 'row 2 was removed' });
  });

  it('a removed row, when those after it are renumbered', async () => {
    await rows().deleteOne({ seq: 2 });
    await rows().updateOne({ seq: 3 }, { $set: { seq: 2 } });

    expect(await faultOf()).toMatchObject({ seq: 2, what: 'it does not follow the row before it' });
  });

  it('an inserted row without a place in the chain', async () => {
    const { seq: _seq, ...like } = (await rows().findOne({ seq: 2 }))!;
    // The driver's types want an ObjectId as `_id`, here and below.
    await rows().insertOne({ ...like, _id: 'inserted' as never, at: Date.now() + 1 });

    expect(await faultOf()).toMatchObject({ id: 'inserted', what: 'it was inserted beside the chain' });
  });

  it('rows removed from the end, by comparison with a head that was noted', async () => {
    const known = (await auditHead())!;
    await rows().deleteOne({ seq: 4 });
    expect(await faultOf()).toBeNull();

    expect((await verify(known)).fault?.what).toBe(
      'the trail ends at 3, and 4 was noted: its end was cut off',
    );

    await write();
    expect((await verify(known)).fault).toMatchObject({
      seq: 4,
      what: 'it is not the row that was noted under this number',
    });
  });
});

it('lets a member be erased: the values are removed, the row stays', async () => {
  await write('former', { email: 'amara@example.test' });
  await write('bo');
  await rows().updateMany(
    { target_id: 'former' },
    { $set: { before: {}, after: {}, reason: 'The member was forgotten' }, $unset: { salt: '' } },
  );

  expect(await verify()).toMatchObject({ rows: 2, erased: 1, fault: null });
  expect(JSON.stringify(await AuditRow.find({ target_id: 'former' }).lean())).not.toMatch(/amara|Coach/);
});

describe('rows from before the chain', () => {
  const old = { operation: 'old', actor_id: 'ada', target_id: 'former', after: {}, reason: 'r' };
  beforeEach(async () => {
    for (const n of [1, 2])
      await rows().insertOne({ _id: `old-${n}` as never, ...old, before: { email: 'a' }, at: n });
    await write();
    await write();
  });

  it('are included in the digest of its first row', async () => {
    expect(await verify()).toMatchObject({ rows: 2, anchored: 2, fault: null });

    await rows().updateMany({ target_id: 'former' }, { $set: { before: {} } });
    expect(await faultOf()).toBeNull();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['removed', () => rows().deleteOne({ _id: 'old-1' as never })],
    ['changed', () => rows().updateOne({ _id: 'old-2' as never }, { $set: { actor_id: 'grace' } })],
    ['inserted', () => rows().insertOne({ ...old, _id: 'old-3' as never, before: {}, at: 3 })],
  ])('are missed when one is %s', async (_what, happens) => {
    await happens();

    expect(await faultOf()).toMatchObject({
      seq: 1,
      what: 'a row from before the chain was changed, removed or inserted',
    });
  });
});
