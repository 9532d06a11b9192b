import { readEnv } from '@athenaeum/gateway-testing/env';
import { sourcesOf } from '../../jobs/testing';
import type { Mail } from '../mail';
import { mailChannel } from '../mailChannel';
import type { Suppressions } from '../unsubscribe/suppressions';

const NOTICE = {
  id: 'r-1',
  first_name: 'Nadia',
  last_name: 'El Farouk',
  email: 'nadia@example.org',
  referrer_name: 'Amara Osei',
  language: null as 'es' | null,
};
const UNSUBSCRIBE = 'https://members.example/api/mail/unsubscribe/invitations.hash.signature';

/** Delivers one invitation, to somebody who may have stopped some mail. */
async function deliver({ notice = NOTICE as typeof NOTICE | null, stopped = [] as string[] } = {}) {
  const sent: Mail[] = [];
  const noted: string[] = [];
  const channel = mailChannel({
    env: readEnv({ PUBLIC_ORIGIN: 'https://members.example' }),
    sources: { ...sourcesOf(null), referralNotice: async () => notice },
    // Nothing else of suppressions is used on the way of one letter.
    suppressions: {
      has: async (list: string, address: string) => stopped.includes(`${list} ${address}`),
      urlFor: () => UNSUBSCRIBE,
    } as unknown as Suppressions,
    transport: { send: async (mail) => void sent.push(mail) },
    note: async (_id, { template }, state) => void noted.push(`${template.name} ${state}`),
  });
  const message = { _id: '1', kind: 'referral_invitation', payload: { referral_id: 'r-1' } };
  // The rest of a message is the worker's.
  const outcome = await channel.deliver(message as never, new AbortController().signal);
  return { outcome, sent, noted };
}

it('goes to the friend in the member’s name, with the way to sign up and the way to stop such mail', async () => {
  const { outcome, sent, noted } = await deliver();

  expect(outcome).toBe('delivered');
  expect(noted).toEqual(['referral-invitation sent']);
  expect(sent).toMatchObject([
    {
      to: [{ address: 'nadia@example.org' }],
      subject: 'Amara Osei invites you to Athenaeum',
      unsubscribe: UNSUBSCRIBE,
    },
  ]);
  expect(sent[0]!.text).toContain(
    'https://members.example/sign-up#first_name=Nadia&last_name=El+Farouk&email=nadia%40example.org',
  );
  expect(sent[0]!.text).toContain('because Amara Osei gave us your address');
  expect(sent[0]!.text).toContain(UNSUBSCRIBE);
});

it.each([
  ['wants no invitations', { stopped: ['invitations nadia@example.org'] }, ['referral-invitation stopped']],
  ['is a member by now, or whose friend is none any more', { notice: null }, []],
])('is not sent to one who %s, and counts as done', async (_who, given, noted) => {
  expect(await deliver(given)).toEqual({ outcome: 'obsolete', sent: [], noted });
});

it('is sent to one who has only stopped mail of another kind', async () => {
  expect((await deliver({ stopped: ['reminders nadia@example.org'] })).sent).toHaveLength(1);
});

it('puts no address into the link that somebody typed as a name', async () => {
  const { sent } = await deliver({ notice: { ...NOTICE, last_name: 'www.evil.example' } });

  expect(sent[0]!.text).toContain('last_name=www+evil+example&');
});

it('is written as the member reads, who knows the friend', async () => {
  const { sent } = await deliver({ notice: { ...NOTICE, language: 'es' } });

  expect(sent[0]).toMatchObject({ subject: 'Amara Osei te invita a Athenaeum' });
});
