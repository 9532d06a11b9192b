import { until } from '@athenaeum/common/waiting';
import mongoose from 'mongoose';
import { inTransaction } from '../mongo';
import { indexesUsed, type TestDatabase } from '../testing';
import { browseOutbox, countByStatus, deadKinds } from './browse';
import { deadLetters } from './deadLetters';
import { DeliveryProblem } from './deliveryProblem';
import { enqueue } from './enqueue';
import { takeNext } from './lease';
import { OutboxMessage } from './outboxMessage.model';
import { aClock, aReceiver, note, openOutbox, silent, tell } from './testing/world';
import { tryKindAgain, tryMessageAgain } from './tryAgain';
import { createOutboxWorker } from './worker';
import type { Channel } from './channel';

const MINUTE = 60_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await openOutbox();
});
beforeEach(async () => {
  await Promise.all(Object.values(mongoose.connection.models).map((model) => model.deleteMany({})));
});
afterAll(() => database.close());

const workerOn = (channel: Channel, clock = aClock()) =>
  createOutboxWorker({ channels: [channel], log: silent, now: clock.now });
const statesOf = async () =>
  (await OutboxMessage.find().sort({ created_at: 1, place: 1 }).lean()).map(({ state }) => state);

describe('a message', () => {
  it('is delivered once, and its payload is removed', async () => {
    const { channel, came } = aReceiver();
    await tell('hello');

    await workerOn(channel).step();
    await workerOn(channel).step();

    expect(came).toEqual(['hello']);
    expect(await OutboxMessage.findOne().lean()).toMatchObject({ state: 'done', payload: null });
  });

  it('is not delivered when its transaction is rolled back', async () => {
    const undone = inTransaction(async (session) => {
      await enqueue(session, note, { payload: { text: 'hello' } });
      throw new Error('no');
    });

    await expect(undone).rejects.toThrow('no');
    expect(await OutboxMessage.countDocuments()).toBe(0);
  });

  it('rolls the change back when its payload is invalid', async () => {
    // A payload that the types refuse as well.
    await expect(tell(7 as never)).rejects.toThrow();

    expect(await OutboxMessage.countDocuments()).toBe(0);
  });

  it('is delivered once for a repeated change, at the same time or later', async () => {
    const { channel, came } = aReceiver();

    await Promise.allSettled(Array.from({ length: 8 }, () => tell('hello', { key: 'change-1' })));
    await workerOn(channel).step();
    await tell('hello', { key: 'change-1' });
    await workerOn(channel).step();

    expect(came).toEqual(['hello']);
  });

  it('is delivered when it is due, and later when the channel postpones it', async () => {
    const clock = aClock();
    const later = clock.now() + 10 * MINUTE;
    const { channel, came } = aReceiver(() => (clock.now() < later ? { notBefore: later } : 'delivered'));
    const worker = workerOn(channel, clock);
    await tell('remember', { dueAt: clock.now() + 5 * MINUTE });

    await worker.step();
    expect(came).toHaveLength(0);
    clock.pass(5 * MINUTE);
    await worker.step();
    await worker.step();
    expect(came).toHaveLength(1);
    clock.pass(5 * MINUTE);
    await worker.step();

    expect(came).toHaveLength(2);
    expect(await statesOf()).toEqual(['done']);
  });

  it('is replaced by a newer one about the same subject while it has not been retried', async () => {
    const { channel, came } = aReceiver();
    const about = { subject: 'progress-1', coalesce: true };

    for (const text of ['0.1', '0.2', '0.3']) await tell(text, about);
    await workerOn(channel).step();
    await tell('0.4', about);
    await workerOn(channel).step();

    expect(came).toEqual(['0.3', '0.4']);
  });

  it('finds the others about its subject by their index', async () => {
    const { channel } = aReceiver();
    for (const subject of ['a', 'a', 'b', 'c', 'd', 'e']) await tell('earlier', { subject });

    const usedBy = (work: () => Promise<unknown>) => indexesUsed(work, 'outbox', 'subject');

    const toReplace = await usedBy(() => tell('newest', { subject: 'a', coalesce: true }));
    const toOpenTheNext = await usedBy(() => workerOn(channel).step());

    expect(toReplace).toEqual([['subject_1_place_1']]);
    expect([...new Set(toOpenTheNext.flat())]).toEqual(['subject_1_place_1']);
    expect(toOpenTheNext).not.toContainEqual([]);
  });

  it('is not replaced while it is being delivered', async () => {
    const { channel, came } = aReceiver(async (text) => {
      if (text === 'old') await tell('new', { subject: 'a', coalesce: true });
      return 'delivered' as const;
    });
    await tell('old', { subject: 'a', coalesce: true });

    await workerOn(channel).step();

    expect(came).toEqual(['old', 'new']);
  });
});

describe('when the receiver', () => {
  it('is unavailable, everything is kept and arrives once when it is back', async () => {
    const clock = aClock();
    let isAway = true;
    const { channel, came, ids } = aReceiver(() => {
      if (isAway) throw new DeliveryProblem('away', 'ECONNREFUSED');
      return 'delivered';
    });
    const worker = workerOn(channel, clock);
    for (const text of ['a', 'b', 'c']) await tell(text);

    for (let hours = 0; hours < 12; hours++) {
      await worker.step();
      clock.pass(60 * MINUTE);
    }
    isAway = false;
    came.length = 0;
    await worker.step();
    await worker.step();

    expect(came.sort()).toEqual(['a', 'b', 'c']);
    expect(new Set(ids).size).toBe(3);
    expect(await statesOf()).toEqual(['done', 'done', 'done']);
  });

  it('asks to wait, it is not retried for that long', async () => {
    const clock = aClock();
    const { channel, came } = aReceiver(() => {
      throw new DeliveryProblem('away', 'HTTP_429', 10 * MINUTE);
    });
    const worker = workerOn(channel, clock);
    await tell('a');

    await worker.step();
    clock.pass(9 * MINUTE);
    await worker.step();
    expect(came).toHaveLength(1);
    clock.pass(MINUTE);
    await worker.step();

    expect(came).toHaveLength(2);
  });

  it('refuses, the message becomes a dead letter at once', async () => {
    const { channel } = aReceiver(() => {
      throw new DeliveryProblem('refused', 'HTTP_422');
    });
    await tell('a');

    await workerOn(channel).step();

    expect(await deadLetters(10)).toMatchObject([
      { kind: 'note', last_problem: 'HTTP_422', payload: { text: 'a' }, attempts: 1 },
    ]);
  });

  it('is mended, a dead letter is sent again with the same id', async () => {
    let isMended = false;
    const { channel, ids } = aReceiver(() => {
      if (!isMended) throw new DeliveryProblem('refused', 'HTTP_400');
      return 'delivered';
    });
    const worker = createOutboxWorker({ channels: [channel], log: silent });
    await tell('a');
    await worker.step();
    const [letter] = await deadLetters(1);
    isMended = true;

    expect(await inTransaction((session) => tryMessageAgain(session, letter!._id))).toEqual({
      kind: 'note',
      status: 'dead',
      attempts: 1,
    });
    await worker.step();

    expect(ids).toEqual([letter!._id, letter!._id]);
    expect(await deadLetters(1)).toEqual([]);
    expect(await inTransaction((session) => tryMessageAgain(session, letter!._id))).toBeNull();
  });

  it('is mended, all dead letters of a kind are sent again together', async () => {
    let isMended = false;
    const { channel, came } = aReceiver(() => {
      if (!isMended) throw new DeliveryProblem('refused', 'HTTP_400');
      return 'delivered';
    });
    const worker = workerOn(channel);
    for (const text of ['a', 'b', 'c']) await tell(text);
    await worker.step();
    expect(await deadKinds()).toEqual([{ kind: 'note', count: 3 }]);
    isMended = true;

    expect(await inTransaction((session) => tryKindAgain(session, 'note'))).toEqual({
      retried: 3,
      remaining: 0,
    });
    await worker.step();

    expect(came).toHaveLength(6);
    expect(await countByStatus()).toMatchObject({ dead: 0, waiting: 0, done: 3 });
  });

  it('is unavailable, the list of messages shows no payload', async () => {
    const { channel } = aReceiver(() => {
      throw new DeliveryProblem('away', 'HTTP_503');
    });
    await tell('confidential words');
    await workerOn(channel).step();

    const page = await browseOutbox({ status: 'retrying', take: 10, skip: 0 });

    expect(page).toMatchObject({
      count: 1,
      data: [{ kind: 'note', channel: 'post', problem: 'HTTP_503', attempts: 1, status: 'retrying' }],
    });
    expect(JSON.stringify(page)).not.toContain('confidential words');
    expect(await browseOutbox({ status: 'waiting', take: 10, skip: 0 })).toEqual({ data: [], count: 0 });
  });

  it('cannot be called because of a bug, the message is given up after some attempts and others are delivered', async () => {
    const clock = aClock();
    const { channel, came } = aReceiver((text) => {
      if (text === 'poison') throw new TypeError('cannot read what amara.wrote@example.org said');
      return 'delivered';
    });
    const worker = workerOn(channel, clock);
    await tell('poison');
    for (const text of ['a', 'b', 'c']) await tell(text);

    await worker.step();
    expect(came).toEqual(['poison', 'a', 'b', 'c']);
    for (let tries = 0; tries < 20; tries++) {
      clock.pass(60 * MINUTE);
      await worker.step();
    }

    const letters = await deadLetters(10);
    expect(letters).toMatchObject([{ attempts: 8, last_problem: 'TypeError' }]);
  });
});

describe('messages about one subject', () => {
  const subject = 'rsvp-1';

  it('are delivered in the order of the changes, each after the one before has arrived', async () => {
    const clock = aClock();
    let isAway = true;
    const { channel, came } = aReceiver(() => {
      if (isAway) throw new DeliveryProblem('away', 'HTTP_503');
      return 'delivered';
    });
    const worker = workerOn(channel, clock);
    for (const text of ['1', '2', '3']) await tell(text, { subject });
    await tell('another');

    await worker.step();
    expect(came.sort()).toEqual(['1', 'another']);
    isAway = false;
    clock.pass(MINUTE);
    came.length = 0;
    await worker.step();

    expect(came.filter((text) => text !== 'another')).toEqual(['1', '2', '3']);
  });

  it('go on after a dead letter', async () => {
    const { channel, came } = aReceiver((text) => {
      if (text === '1') throw new DeliveryProblem('refused', 'HTTP_400');
      return 'delivered';
    });
    for (const text of ['1', '2', '3']) await tell(text, { subject });

    await workerOn(channel).step();

    expect(came).toEqual(['1', '2', '3']);
    expect(await statesOf()).toEqual(['dead', 'done', 'done']);
  });

  it('keep their order while others are enqueued and several workers deliver', async () => {
    const { channel, came } = aReceiver();
    const workers = Array.from({ length: 3 }, () =>
      createOutboxWorker({ channels: [channel], log: silent, poll: 20 }),
    );
    workers.forEach((worker) => worker.start());
    const order = new Map<string, string[]>();

    await Promise.all(
      ['x', 'y'].map(async (name) => {
        const told = Array.from({ length: 12 }, (_, n) => `${name}${n}`);
        order.set(name, told);
        for (const text of told) await tell(text, { subject: name });
      }),
    );
    await until(async () => (await OutboxMessage.countDocuments({ state: 'done' })) === 24);
    await Promise.all(workers.map((worker) => worker.stop()));

    for (const [name, told] of order) expect(came.filter((text) => text.startsWith(name))).toEqual(told);
  });
});

describe('several workers', () => {
  it('never take the same message', async () => {
    await OutboxMessage.insertMany(
      Array.from({ length: 60 }, (_, n) => ({
        channel: 'post',
        kind: 'note',
        key: String(n),
        payload: { text: String(n) },
        state: 'open',
        due_at: 1,
        created_at: 1,
      })),
    );

    const taken = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const mine: string[] = [];
        for (let next = await takeNext('post', MINUTE, 2); next; next = await takeNext('post', MINUTE, 2))
          mine.push(next.key);
        return mine;
      }),
    );

    expect(taken.flat()).toHaveLength(60);
    expect(new Set(taken.flat()).size).toBe(60);
  });

  it('take over the message of a worker that died, with the same id', async () => {
    const clock = aClock();
    await tell('a');
    const lost = await takeNext('post', 35_000, clock.now());
    const { channel, ids } = aReceiver();
    const worker = workerOn(channel, clock);

    await worker.step();
    expect(ids).toEqual([]);
    clock.pass(35_000);
    await worker.step();

    expect(ids).toEqual([lost!._id]);
  });

  it.each([
    ['a late success of another', () => 'delivered' as const, ['done']],
    [
      'no late failure of another',
      () => Promise.reject(new DeliveryProblem('refused', 'HTTP_400')),
      ['open'],
    ],
  ])('record %s', async (_what, end, states) => {
    const clock = aClock();
    const late = aReceiver(async () => {
      clock.pass(10 * MINUTE);
      await takeNext('post', 10 * MINUTE, clock.now());
      return end();
    });
    await tell('a');

    await workerOn(late.channel, clock).step();

    expect(await statesOf()).toEqual(states);
  });
});
