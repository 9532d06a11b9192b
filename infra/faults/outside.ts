import { createHash } from 'node:crypto';
import { createFakeHttpSystem } from '@athenaeum/gateway-testing/fakeHttpSystem';
import { createFakeS3 } from '@athenaeum/gateway-testing/fakeS3';
import { createFakeStripe } from '@athenaeum/gateway-testing/fakeStripe';
import { startMailServer } from '../production/mailServer';
import type { Outside } from './checks/told';
import type { Stored } from './checks/kept';
import { SMTP_421, type Refusal } from './proxy';

export type Outsider = 'mail' | 'crm' | 'billing' | 'storage';

/** Answers the port by which the product shall reach what listens on one. */
type ReachedBy = (part: Outsider, port: number, refusal?: Refusal) => Promise<number>;

interface ToldOfSeat {
  user_id: string;
  event_id: string;
  rsvp: string;
}
interface ToldOfProgress {
  userId: string;
  salonId: string;
  progress: number;
}

/** The other systems, each as a stand-in that remembers what has come. */
export async function startOutside(reachedBy: ReachedBy) {
  const [mail, crm, billing, storage] = await Promise.all([
    startMailServer(),
    createFakeHttpSystem(),
    createFakeStripe(),
    createFakeS3(),
  ]);
  const doorOf = async (part: Outsider, url = '', refusal?: Refusal) =>
    `127.0.0.1:${await reachedBy(part, Number(new URL(url).port), refusal)}`;
  const crmUrl = `http://${await doorOf('crm', crm.url)}`;
  const env: Record<string, string> = {
    SMTP_URL: `smtp://${await doorOf('mail', mail.url, SMTP_421)}`,
    CRM_URL: crmUrl,
    CRM_TOKEN: 'of the CRM',
    WORKFLOW_URL: crmUrl,
    WORKFLOW_TOKEN: 'of the workflow',
    ...billing.env,
    STRIPE_API_BASE: `http://${await doorOf('billing', billing.url)}`,
    ...storage.env,
    S3_ENDPOINT: `http://${await doorOf('storage', storage.env.S3_ENDPOINT)}`,
    // A message that its worker took with it is due again when the longest attempt would have been over.
    MAIL_TIMEOUT_MS: '5000',
    JOB_TIMEOUT_MS: '5000',
  };
  let heardBefore = 0;

  /** What the CRM did, each thing once. */
  const done = <T>(path: RegExp) =>
    [...crm.callsByKey.values()].filter((call) => path.test(call.path)).map(({ body }) => body as T);

  return {
    env,
    billing,
    /** Since it was last asked, as far as seats are concerned. */
    takeTold(): Outside {
      const seats = done<ToldOfSeat>(/rsvp_flow$/);
      const told = {
        seats: seats.slice(heardBefore),
        progress: done<ToldOfProgress>(/progress$/),
        letters: new Set(mail.received),
      };
      heardBefore = seats.length;
      return told;
    },
    /** The ids of all letters that came, and the keys of all calls of the CRM, as often as they came. */
    letters: (): readonly string[] => mail.received,
    calls: (): readonly string[] => crm.calls.map(({ key }) => key),
    stored: (): Stored =>
      new Map([...storage.objects].map(([key, { body }]) => [key, digestOf(body)] as const)),
    stop: () => Promise.all([mail.close(), crm.goAway(), billing.close(), storage.close()]),
  };
}

export type OutsideSystems = Awaited<ReturnType<typeof startOutside>>;

export const digestOf = (body: Buffer): string => createHash('sha256').update(body).digest('hex');
