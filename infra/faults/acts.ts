import { stripeEventBy } from '@athenaeum/gateway-testing/fakeStripe';
import type { Asked, Heard, History } from './history';
import type { Answer as Told } from './member';
import { digestOf, type OutsideSystems } from './outside';
import type { Person } from './people';

const RESULT = 'ok code data { id status }';
const SEAT = `mutation ($input: CreateRSVPInput!) { createRSVP(input: $input) { ${RESULT} } }`;
const LEAVE = `mutation ($id: ID!) { updateRSVP(id: $id, status: INVITED) { ${RESULT} } }`;
const BOOK = `mutation ($input: BookSessionInput!) { bookSession(input: $input) { ${RESULT} } }`;
const CANCEL = `mutation ($input: CancelSessionInput!) { cancelSession(input: $input) { ${RESULT} } }`;
const WATCH =
  'mutation ($input: CreateProgressInput!) { createProgress(input: $input) { ok code data { id progress } } }';
const ORDER =
  'mutation ($input: CheckoutInput!) { checkout(input: $input) { ok code data { url order { id } } } }';

/** All that they send, for gateways that answer nothing else. */
export const ACT_DOCUMENTS = [SEAT, LEAVE, BOOK, CANCEL, WATCH, ORDER];

/** Codes of answers that do not say whether it has happened. */
const UNCERTAIN: readonly (string | null)[] = ['UNAVAILABLE', 'INTERNAL_SERVER_ERROR'];
const DURATION = 30;

interface World {
  history: History;
  outside: OutsideSystems;
  origin: string;
}

/** What a member does, each written down before it is sent. */
export function createActs({ id: who, ask, request }: Person, { history, outside, origin }: World) {
  const record = (asked: Omit<Asked, 'who'>, work: () => Promise<Heard>) =>
    history.record({ who, ...asked }, work);

  const mutate = (
    asked: Omit<Asked, 'who'>,
    [query, variables]: [string, object],
    valueOf: (data: { status: string; progress: number }) => string | number,
  ) =>
    record(asked, async () => {
      const told = await ask(query, variables);
      return isAnswer(told) ? { id: told.data.id, value: valueOf(told.data) } : refusal(told);
    });

  return {
    seat: (salonId: string) =>
      mutate(
        { kind: 'seat', about: salonId },
        [SEAT, { input: { salonId, userId: who } }],
        ({ status }) => status,
      ),
    leave: (salonId: string, rsvp: string) =>
      mutate({ kind: 'leave', about: salonId }, [LEAVE, { id: rsvp }], ({ status }) => status),
    watch: (salon_id: string, progress: number) =>
      mutate(
        { kind: 'watch', about: salon_id, wish: progress },
        [WATCH, { input: { salon_id, user_id: who, progress } }],
        (data) => data.progress,
      ),
    book: (coach_id: string, start: number) =>
      mutate(
        { kind: 'book' },
        [BOOK, { input: { coach_id, start, duration: DURATION } }],
        ({ status }) => status,
      ),
    cancel: (session: string) =>
      mutate(
        { kind: 'cancel', about: session },
        [CANCEL, { input: { id: session } }],
        ({ status }) => status,
      ),
    upload() {
      const body = aPdf();
      return record({ kind: 'upload', wish: digestOf(body) }, async () => {
        const form = new FormData();
        form.set('folderName', 'profile-docs');
        form.set('file', new Blob([new Uint8Array(body)], { type: 'application/pdf' }), 'cv.pdf');
        const response = await request('/aws-proxy/s3/upload-file', { method: 'POST', body: form });
        const told = (await response.json()) as Told;
        return isAnswer(told) ? { id: told.data.key, value: told.data.key } : refusal(told);
      });
    },
    /** Reads a file back by the link that its key is exchanged for. */
    read: (key: string) =>
      record({ kind: 'read', about: key }, async () => {
        const link = await request('/aws-proxy/s3/get-document-from-bucket', {
          method: 'POST',
          body: JSON.stringify({ key }),
          headers: { 'content-type': 'application/json' },
        });
        const { url } = (await link.json()) as { url?: string };
        if (!url) return 'unknown';
        const file = await request(url);
        const body = Buffer.from(await file.arrayBuffer());
        return file.ok ? { id: key, value: digestOf(body) } : 'unknown';
      }),
    /** Places an order; answers it and the address where it is paid. */
    order: () =>
      record({ kind: 'order' }, async () => {
        const told = await ask(ORDER, {
          input: { items: [{ product_id: 'coaching-time-60', quantity: 1 }] },
        });
        return isAnswer(told) ? { id: told.data.order.id, value: told.data.url } : refusal(told);
      }),
    checkout: (order: string, url: string) =>
      record({ kind: 'checkout', about: order }, async () => {
        const response = await request(url);
        await response.body?.cancel();
        // There is nothing to pay: it is paid for.
        if (response.status === 404) return 'failed';
        const page = response.headers.get('location');
        return response.status === 303 && page ? { id: order, value: page } : 'unknown';
      }),
    /** The provider's webhook about the payment. */
    pay: (order: string) =>
      record({ kind: 'pay', about: order }, async () => {
        const session = [...outside.billing.sessions.values()].find(
          ({ client_reference_id }) => client_reference_id === `coaching.${order}`,
        );
        if (!session) return 'failed';
        const { body, headers } = stripeEventBy(outside.billing.env.STRIPE_WEBHOOK_SECRET!, {
          id: `evt_${String(session.id)}`,
          type: 'checkout.session.completed',
          created: Math.floor(Date.now() / 1000),
          data: { object: { ...session, payment_status: 'paid' } },
        });
        const response = await fetch(`${origin}/webhooks/billing/stripe`, {
          method: 'POST',
          body: new Uint8Array(body),
          headers,
          signal: AbortSignal.timeout(20_000),
        });
        await response.body?.cancel();
        return response.ok ? { id: order, value: 'taken' } : 'unknown';
      }),
  };
}

export type Acts = ReturnType<typeof createActs>;

const isAnswer = (told: Told | null): told is Told => told?.ok === true && told.data !== null;

const refusal = (told: Told | null): 'failed' | 'unknown' =>
  told && told.ok === false && !UNCERTAIN.includes(told.code) ? 'failed' : 'unknown';

/** No two are the same. */
const aPdf = (): Buffer =>
  Buffer.from(`%PDF-1.7\n%${Math.random()} ${Date.now()}\nstartxref\n9\n%%EOF\n`, 'latin1');
