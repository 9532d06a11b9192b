import type * as Chargebee from 'chargebee';
import { createFaultyServer, type FaultyServer, type FormAnswer, type FormRequest } from './faultyServer';
import type { FakeRefund, Told } from './fakeStripe';
import type { PartOf } from './partOf';

const API_KEY = 'test_fake';
const USER = 'chargebee';
const PASSWORD = 'a-password-for-tests';
const inSeconds = (ms: number) => Math.floor(ms / 1000);

interface Customer {
  id: string;
  email: string;
  status: Chargebee.Subscription['status'];
}
interface Refund extends FakeRefund {
  status: NonNullable<Chargebee.Transaction['status']>;
}

export interface FakeChargebee extends FaultyServer {
  env: Record<string, string>;
  /** Created hosted pages by id. */
  pages: Map<string, { form: URLSearchParams; url: string }>;
  customers: Customer[];
  /** Stored events. */
  events: Map<string, object>;
  /** Made refunds. */
  refunds: Refund[];
  /** The status of the next refund. */
  refundStatus: Refund['status'];
  /** As after a while. */
  forgetKeys(): void;
}

/** More than any payment was. */
const TOO_MUCH = 1_000_000;

/** A fake of the part of Chargebee's API that billing uses. */
export async function createFakeChargebee(): Promise<FakeChargebee> {
  const pages: FakeChargebee['pages'] = new Map();
  const customers: FakeChargebee['customers'] = [];
  const events: FakeChargebee['events'] = new Map();
  const remembered = new Map<string, FormAnswer>();
  const refunds: Refund[] = [];

  const server = await createFaultyServer((request, fault) => {
    if (request.headers.authorization !== `Basic ${Buffer.from(`${API_KEY}:`).toString('base64')}`)
      return problem(401, 'api_authentication_failed');
    if (fault === 'failing') return problem(500, 'internal_error');
    const key = request.headers['chargebee-idempotency-key'];
    if (request.method !== 'POST') return answer(request);
    if (request.path.includes('hosted_pages') && typeof key !== 'string')
      return problem(400, 'a key was expected');
    const given = remembered.get(String(key)) ?? answer(request);
    if (key) remembered.set(String(key), given);
    return given;
  });

  function answer({ method, path, query, form }: FormRequest): FormAnswer {
    const asked = `${method} ${path.replace('/api/v2', '')}`;
    if (asked === 'POST /hosted_pages/checkout_one_time_for_items') return ok({ hosted_page: newPage(form) });
    if (asked === 'POST /portal_sessions') {
      const access_url = `https://portal.chargebee.test/${form.get('customer[id]')}`;
      return ok({
        portal_session: { id: 'portal_1', access_url } satisfies PartOf<Chargebee.PortalSession>,
      });
    }
    if (asked === 'GET /customers')
      return listOf(
        customers.filter(({ email }) => email === query.get('email[is]')).map((customer) => ({ customer })),
      );
    if (asked === 'GET /subscriptions')
      return listOf(customers.filter(({ id }) => id === query.get('customer_id[is]')).map(subscriptionOf));
    if (asked === 'GET /credit_notes') return listOf(refunds.map(creditNoteOf));
    if (/^POST \/invoices\/[\w-]+\/refund$/.test(asked)) return newRefund(form);
    const [, kind, id = ''] = /^GET \/(\w+)\/([\w-]+)$/.exec(asked) ?? [];
    const customer = kind === 'subscriptions' && customers.find((one) => `sub_${one.id}` === id);
    if (customer) return ok(subscriptionOf(customer));
    const event = kind === 'events' && events.get(id);
    return event ? ok({ event }) : problem(404, 'resource_not_found');
  }

  function newRefund(form: URLSearchParams): FormAnswer {
    const amount = Number(form.get('refund_amount'));
    if (amount > TOO_MUCH) return problem(400, 'invalid_request');
    const refund = {
      id: `txn_${refunds.length + 1}`,
      refund_id: String(form.get('customer_notes')).replace('Refund ', ''),
      ...{ amount, status: fake.refundStatus },
    };
    refunds.push(refund);
    return ok({
      invoice: { id: 'in_1' },
      transaction: { id: refund.id, amount, status: refund.status },
    } satisfies PartOf<Chargebee.Invoice.RefundResponse>);
  }

  function newPage(form: URLSearchParams) {
    const id = `page${pages.size + 1}`;
    const url = `https://site.chargebee.test/pages/v3/${id}`;
    pages.set(id, { form, url });
    const now = inSeconds(Date.now());
    return {
      id,
      type: 'checkout_one_time',
      url,
      state: 'created',
      created_at: now,
      expires_at: now + 10_800,
    } satisfies PartOf<Chargebee.HostedPage>;
  }

  const refundStatus: Refund['status'] = 'success';
  const fake: FakeChargebee = Object.assign(server, {
    refunds,
    refundStatus,
    forgetKeys: () => remembered.clear(),
    pages,
    customers,
    events,
    env: {
      BILLING_PROVIDER: 'chargebee',
      CHARGEBEE_SITE: 'athenaeum-test',
      CHARGEBEE_API_KEY: API_KEY,
      CHARGEBEE_WEBHOOK_USER: USER,
      CHARGEBEE_WEBHOOK_PASSWORD: PASSWORD,
      CHARGEBEE_API_BASE: server.url,
    },
  });
  return fake;
}

const creditNoteOf = ({ id, refund_id, amount, status }: Refund) => ({
  credit_note: {
    id: `cn_${id}`,
    notes: [`Refund ${refund_id}`],
    linked_refunds: [{ txn_id: id, applied_amount: amount, txn_status: status }],
  } satisfies PartOf<Chargebee.CreditNote>,
});

/** An event as Chargebee sends it: with basic authentication, not signed. */
export function chargebeeEventBy(user: string, password: string, event: object, at = Date.now()): Told {
  const body = Buffer.from(
    JSON.stringify({ object: 'event', occurred_at: inSeconds(at), api_version: 'v2', ...event }),
  );
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return { body, headers: { authorization } };
}

const subscriptionOf = ({ id, status }: Customer) => ({
  subscription: {
    id: `sub_${id}`,
    customer_id: id,
    plan_id: 'membership-yearly',
    status,
    current_term_start: 1_760_000_000,
    current_term_end: 1_800_000_000,
  } satisfies PartOf<Chargebee.Subscription>,
});

const ok = (body: unknown): FormAnswer => ({ status: 200, body });
const listOf = (list: unknown[]): FormAnswer => ok({ list });
const problem = (status: number, api_error_code: string): FormAnswer => ({
  status,
  body: {
    message: 'amara@example.test is not what we expected',
    type: 'operation_failed',
    api_error_code,
    http_status_code: status,
  },
});
