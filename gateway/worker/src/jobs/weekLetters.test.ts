import { randomUUID } from 'node:crypto';
import {
  createMailbox,
  createNoteMail,
  createSources,
  createSuppressions,
  mailChannel,
  MailboxMail,
} from '@athenaeum/bff/testing';
import { createDemoGateway } from '@athenaeum/gateway-testing/demoGateway';
import { seedDemo } from '@athenaeum/gateway-testing/seedDemo';
import { createClients, type SubgraphClients } from '@athenaeum/graph/subgraphs';
import { createLogger, DOMAINS } from '@athenaeum/kit';
import { createOutboxWorker, DeliveryProblem, OutboxMessage } from '@athenaeum/kit/outbox';
import { openForFile } from '@athenaeum/kit/testing';
import mongoose from 'mongoose';
import { writeWeekLetters } from './weekLetters';

const ZONE = 'Pacific/Kiritimati';
/** Half past seven on a Monday there; everywhere else it is Sunday, or earlier. */
const AT = Date.UTC(2030, 0, 6, 17, 30);
const DAY = 86_400_000;
const HALF_HOUR = 1_800_000;
const log = createLogger('test', 'silent');

jest.setTimeout(120_000);

const world = openForFile(() => createDemoGateway());
let clients: SubgraphClients;
let salonId: string;
beforeAll(async () => {
  await seedDemo('coaching');
  clients = await createClients(world.env);
  await collection('User').updateMany({}, { $set: { timezone: 'UTC' } });
  salonId = await aSalon('The Art of the Ask', AT + DAY);
}, 240_000);
beforeEach(async () => {
  await collection('User').deleteMany({ timezone: ZONE });
  await OutboxMessage.deleteMany({});
  await MailboxMail.deleteMany({});
});

const collection = (model: string) => mongoose.model(model).collection;

/** One of the demo's salons, under another name and at another time. */
async function aSalon(title: string, date: number, more: object = {}): Promise<string> {
  const {
    _id: _old,
    slug: _slug,
    ...salon
  } = (await collection('Salon').findOne({
    ...{ published: true, is_private: false, requires_payment: false, event_location: 'Virtual' },
  }))!;
  const _id = randomUUID();
  const own = { _id, slug: _id, contentful_id: null, salon_status: null, title, date, ...more };
  await collection('Salon').insertOne({ ...salon, ...own } as never);
  return _id;
}

async function aReader(given: object = {}): Promise<string> {
  const key = randomUUID().slice(0, 8);
  const { _id } = await mongoose.model('User').create({
    ...{ slug: key, email: `${key}@example.org`, first_name: 'Ngozi', last_name: 'Eze', created_at: 1 },
    ...{ relationship_type: 'Member', timezone: ZONE, ...given },
  });
  return _id;
}

const aSeat = (user_id: string, given: object = {}) =>
  mongoose
    .model('RSVP')
    .create({ salon_id: salonId, user_id, status: 'RESERVED', queued_at: 1, created_at: 1, ...given });

async function aReaderWithSeat(given: object = {}): Promise<string> {
  const id = await aReader(given);
  await aSeat(id);
  return id;
}

const write = (given: { at?: number; batchSize?: number; by?: SubgraphClients } = {}) =>
  writeWeekLetters({ clients: given.by ?? clients, at: given.at ?? AT, batchSize: given.batchSize });
const addressees = async () =>
  (await OutboxMessage.find({ kind: 'week_letter' }).lean()).map(({ key }) => key.split(':')[0]).sort();

/** Delivers what is due; `send` decides what becomes of each attempt. */
function deliver(send = createMailbox().send, ahead = 0): Promise<number> {
  const channel = mailChannel({
    env: world.env,
    sources: createSources(clients),
    suppressions: createSuppressions(world.env),
    note: createNoteMail(log),
    transport: { send },
    now: () => AT + ahead,
  });
  return createOutboxWorker({ channels: [channel], log }).step();
}

it('is written once to each, by two workers at once, again later that morning, and over pages', async () => {
  const readers = [];
  for (let number = 0; number < 5; number += 1) readers.push(await aReaderWithSeat());

  const counts = await Promise.all([write({ batchSize: 2 }), write({ batchSize: 2 })]);
  const again = await write({ at: AT + HALF_HOUR });

  expect(counts[0]! + counts[1]! + again).toBe(5);
  expect(await addressees()).toEqual(readers.sort());
});

it('is written to nobody without anything in the week, nor to whom it is not Monday morning', async () => {
  await aReader();
  await aReaderWithSeat({ timezone: 'Europe/Berlin' });
  await aReaderWithSeat({ timezone: null });

  expect(await write()).toBe(0);
});

it.each([
  ['lapsed', { subscription_end_date: AT - 1 }],
  ['a prospect', { relationship_type: 'Prospect' }],
  ['disabled', { disabled: true }],
  ['about to be deleted', { deletion_due_at: AT + 20 * DAY }],
  ['forgotten', { disabled: true, anonymised_at: 1 }],
])('is not written to somebody who is %s', async (_why, given) => {
  await aReaderWithSeat(given);

  expect(await write()).toBe(0);
});

it('asks as often for many members as for one', async () => {
  const askedFor = async () => {
    let asked = 0;
    const counting = Object.fromEntries(
      DOMAINS.map((domain) => [
        domain,
        {
          ...clients[domain],
          ask: (...call: Parameters<SubgraphClients['users']['ask']>) => {
            asked += 1;
            return clients[domain].ask(...call);
          },
        },
      ]),
    ) as SubgraphClients;
    await write({ by: counting });
    return asked;
  };
  await aReaderWithSeat();
  const forOne = await askedFor();
  for (let number = 0; number < 12; number += 1) await aReaderWithSeat();

  expect(await askedFor()).toBe(forOne);
  expect(forOne).toBe(4);
});

it('tells what the week holds as the letter leaves, by the reader’s clock', async () => {
  const reader = await aReader();
  const full = await aSalon('Closed-Door Dinner', AT + 2 * DAY);
  await aSeat(await aReader({ timezone: 'UTC' }), { salon_id: full, status: 'PENDING' });
  await aSeat(reader, { salon_id: full, status: 'PENDING', queued_at: 2 });
  await aSeat(reader);
  await aSeat(reader, { salon_id: await aSalon('After the week', AT + 7 * DAY) });
  await aSeat(reader, { salon_id: await aSalon('Called off', AT + DAY, { salon_status: 'cancelled' }) });
  const coach = (await collection('Coach').findOne())!;
  await mongoose.model('CoachingSession').create({
    ...{ user_id: reader, coach_id: coach._id, session_date: AT + 3 * DAY, duration: 60 },
  });
  const asking = await aReader({ timezone: 'UTC', first_name: 'Leila', last_name: 'Haddad' });
  await mongoose.model('Connection').create({
    ...{ user_id: reader, request_user_id: asking, created_at: 1, updated_at: 1 },
  });
  const left = await aSalon('Activists at the Gate', AT - 90 * DAY, { filename: 'salons/gate.mp4' });
  await mongoose.model('Progress').create({
    ...{ user_id: reader, salon_id: left, progress: 0.4, updated_at: 1 },
  });
  await write();
  await collection('Salon').updateOne({ _id: salonId } as never, {
    $set: { title: 'The Art of the Answer' },
  });

  await deliver();

  const [mail, ...more] = await MailboxMail.find().lean();
  expect(more).toEqual([]);
  expect(mail!.subject).toBe(
    'Your week: one salon, one place in line, one coaching session, and one request to connect',
  );
  for (const said of ['The Art of the Answer', 'you’re 2nd in line', 'GMT+14', String(coach.name)])
    expect(mail!.text).toContain(said);
  for (const said of ['Leila Haddad would like to connect', 'Activists at the Gate', 'Monday'])
    expect(`${mail!.text} ${mail!.html}`).toContain(said);
  expect(mail!.text).not.toMatch(/After the week|Called off/);
  expect(mail!.unsubscribe).toContain('/api/mail/unsubscribe/week.');
});

it('is not sent once its reader has stopped it, has lapsed or has nothing left in the week', async () => {
  const stopped = await aReader();
  const { email } = (await mongoose.model('User').findById(stopped))!;
  await createSuppressions(world.env).stop('week', email);
  await aSeat(stopped);
  const lapsed = await aReaderWithSeat();
  const withdrawn = await aReaderWithSeat();
  expect(await write()).toBe(3);
  await collection('User').updateOne({ _id: lapsed } as never, { $set: { subscription_end_date: 1 } });
  await mongoose.model('RSVP').updateMany({ user_id: withdrawn }, { status: 'INVITED' });

  expect(await deliver()).toBe(3);

  expect(await MailboxMail.countDocuments()).toBe(0);
});

it('is sent once when the mail server comes back, and no more when the Monday is over', async () => {
  await aReaderWithSeat();
  await write();
  await deliver(() => Promise.reject(new DeliveryProblem('away', 'ECONNREFUSED')));
  expect(await OutboxMessage.countDocuments({ kind: 'week_letter', state: 'open', attempts: 1 })).toBe(1);

  for (let time = 0; time < 2; time += 1) {
    await OutboxMessage.updateMany({ state: 'open' }, { due_at: 1 });
    await deliver();
  }
  expect(await MailboxMail.countDocuments()).toBe(1);

  await aReaderWithSeat();
  await write();
  await deliver(undefined, DAY);
  expect(await MailboxMail.countDocuments()).toBe(1);
  expect(await OutboxMessage.countDocuments({ state: 'open' })).toBe(0);
});
