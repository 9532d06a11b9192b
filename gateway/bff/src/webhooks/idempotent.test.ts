import { connectDatabase, disconnectDatabase } from '@athenaeum/kit';
import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { AppliedWebhook } from './appliedWebhook.model';
import { idempotent } from './idempotent';

const uri = process.env.TEST_MONGODB_URI ?? '';
beforeAll(() => connectDatabase(uri, { dbName: `test_once_${randomUUID().slice(0, 8)}` }));
beforeEach(() => AppliedWebhook.deleteMany({}));
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await disconnectDatabase();
});

/** Work that is in progress until the test ends it. */
function underWay() {
  let begin = () => {};
  let end: (outcome: Promise<string>) => void = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const outcome = new Promise<string>((resolve) => (end = resolve));
  const work = jest.fn(() => {
    begin();
    return outcome;
  });
  return { begun, work, end: (given: Promise<string>) => end(given) };
}

it('is done once, and a repetition comes to nothing', async () => {
  const again = jest.fn();

  expect(await idempotent('t=1', async () => 'done')).toBe('done');
  expect(await idempotent('t=1', again)).toBeNull();
  expect(await idempotent('t=2', async () => 'another')).toBe('another');
  expect(again).not.toHaveBeenCalled();
});

it('a repetition does not answer before the pending request is done', async () => {
  const { begun, work, end } = underWay();
  const first = idempotent('t=1', work);
  await begun;
  const answered: string[] = [];
  const looked = jest.spyOn(AppliedWebhook, 'exists');

  const second = idempotent('t=1', work).then((result) => answered.push(`repetition ${result}`));
  // It looks again only after what it saw before kept it waiting.
  while (looked.mock.calls.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  answered.push('done');
  end(Promise.resolve('done'));

  expect(await first).toBe('done');
  await second;
  expect(answered).toEqual(['done', 'repetition null']);
  expect(work).toHaveBeenCalledTimes(1);
});

it('a repetition runs what was pending and failed', async () => {
  const { begun, work, end } = underWay();
  const first = idempotent('t=1', work);
  await begun;

  const second = idempotent('t=1', async () => 'done after all');
  end(Promise.reject(new Error('away')));

  await expect(first).rejects.toThrow('away');
  expect(await second).toBe('done after all');
  expect(await idempotent('t=1', work)).toBeNull();
});

it('a repetition runs what was pending when a gateway was killed', async () => {
  const { begun, work, end } = underWay();
  const killed = idempotent('t=1', work);
  await begun;
  await AppliedWebhook.updateMany({}, { held_until: new Date(Date.now() - 1) });

  expect(await idempotent('t=1', async () => 'done by another')).toBe('done by another');
  end(Promise.resolve('late'));
  await killed;
});

it('who was thought dead and fails late leaves what another has done', async () => {
  const { begun, work, end } = underWay();
  const late = idempotent('t=1', work);
  await begun;
  await AppliedWebhook.updateMany({}, { held_until: new Date(Date.now() - 1) });
  await idempotent('t=1', async () => 'done by another');

  end(Promise.reject(new Error('away')));

  await expect(late).rejects.toThrow('away');
  expect(await idempotent('t=1', async () => 'done twice')).toBeNull();
});
