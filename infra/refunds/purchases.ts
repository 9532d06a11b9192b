import { randomUUID } from 'node:crypto';
import { retry } from '@athenaeum/common/waiting';
import { demoId } from '@athenaeum/kit/demo';
import type { mongo } from 'mongoose';
import { browse } from '../faults/member';
import type { Person } from '../faults/people';
import { timeUntil } from '../faults/rig';
import { requestOperation } from '../histories/clients/requestOperation';
import type { Bank } from './bank';

/** What was sold, as one of the domains keeps it. */
export interface Purchase {
  domain: 'coaching' | 'content' | 'membership';
  id: string;
  total: number;
  /** Coaching time that was bought. */
  minutes: number;
}

export const COLLECTIONS = {
  coaching: 'coaching_orders',
  content: 'seat_orders',
  membership: 'membership_orders',
} as const;

const PRODUCT = { id: 'coaching-time-180', minutes: 180 };
const CAPACITY = 10;
const NEWCOMERS = 3;
const PAID_TIMEOUT_MS = 90_000;
const ORDER = `mutation ($input: CheckoutInput!) { checkout(input: $input) { ok code message data { url order { id total } } } }`;
const SEAT = `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { ok code message data { order { id total url } } } }`;

interface Market {
  origin: string;
  people: readonly Person[];
  bank: Bank;
  db: mongo.Db;
}

/** Everybody buys coaching time or a seat, and some become members; resolves when all of it counts as paid. */
export async function buy({ origin, people, bank, db }: Market): Promise<Purchase[]> {
  const salon = await openSalon(db);
  const ways = [buyTime, (person: Person) => buySeat(person, salon)];
  const purchases = await Promise.all([
    ...people.map((person, index) => ways[index % ways.length]!(person)),
    ...Array.from({ length: NEWCOMERS }, () => buyYear(origin, db)),
  ]);
  await Promise.all(purchases.map(({ domain, id }) => bank.pay(`${domain}.${id}`)));
  for (const { domain, id } of purchases) {
    const isPaid = async () => (await statusOf(db, domain, id)) === 'paid';
    if ((await timeUntil(isPaid, PAID_TIMEOUT_MS)) === null)
      throw new Error(`${domain}.${id} is not paid after ${PAID_TIMEOUT_MS} ms`);
  }
  return purchases;
}

const statusOf = async (db: mongo.Db, domain: Purchase['domain'], _id: string) =>
  (await db.collection<{ _id: string; status: string }>(COLLECTIONS[domain]).findOne({ _id }))?.status;

async function buyTime(person: Person): Promise<Purchase> {
  const input = { items: [{ product_id: PRODUCT.id, quantity: 1 }] };
  const { url, order } = await asked<{ url: string; order: Order }>(person, ORDER, { input });
  await open(person, url);
  return { domain: 'coaching', ...order, minutes: PRODUCT.minutes };
}

async function buySeat(person: Person, salonId: string): Promise<Purchase> {
  const { order } = await asked<{ order: Order & { url: string } }>(person, SEAT, {
    input: { salonId, userId: person.id },
  });
  await open(person, order.url);
  return { domain: 'content', id: order.id, total: order.total, minutes: 0 };
}

/** By somebody new, as members have it already: the payment makes the account. */
async function buyYear(origin: string, db: mongo.Db): Promise<Purchase> {
  const email = `${randomUUID()}@example.test`;
  const begun = await browse(origin).request('/api/billing/membership', {
    method: 'POST',
    body: JSON.stringify({ first_name: 'Vera', last_name: 'Lund', email }),
    headers: { 'content-type': 'application/json' },
  });
  const answer = (await begun.json()) as { ok: boolean; code: string | null };
  if (!answer.ok) throw new Error(`No membership: ${answer.code}`);
  const order = (await db
    .collection<Order & { _id: string; email: string }>(COLLECTIONS.membership)
    .findOne({ email }))!;
  return { domain: 'membership', id: order._id, total: order.total, minutes: 0 };
}

interface Order {
  id: string;
  total: number;
}

/** Opens the provider's page, so that there is something to pay on. */
async function open(person: Person, url: string): Promise<void> {
  const { status, body } = await person.request(url);
  await body?.cancel();
  if (status !== 303) throw new Error(`${url} leads to no page: ${status}`);
}

/** Nothing is killed meanwhile; on a busy machine an answer may be late. */
const asked = <Data>(person: Person, query: string, variables: object): Promise<Data> =>
  retry(
    async () => {
      const told = await requestOperation(person, query, variables);
      if (!told?.ok) throw new Error(`Nothing could be bought: ${told?.code} ${told?.message}`);
      return told.data as Data;
    },
    { attempts: 20, delay: 500 },
  );

/** A copy of the paid salon of the demo data, with seats of its own. */
async function openSalon(db: mongo.Db): Promise<string> {
  const salons = db.collection<{ _id: string; slug: string }>('salons');
  const model = (await salons.findOne({ _id: demoId('salon', 'paid-masterclass') }))!;
  const {
    contentful_id: _contentful,
    campaign_id: _campaign,
    ...common
  } = model as typeof model & {
    contentful_id?: string;
    campaign_id?: string;
  };
  const _id = randomUUID();
  const own = { _id, slug: `${common.slug}-${_id}`, capacity: CAPACITY, seats_free: CAPACITY };
  await salons.insertOne({ ...common, ...own });
  return _id;
}
