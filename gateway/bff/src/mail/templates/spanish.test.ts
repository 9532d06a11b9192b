import { inLanguage } from '../../messages/inLanguage';
import type { Block, Letter, Occasion } from '../render/letter';
import { BRAND, SAMPLES } from '../testing/samples';
import { templates } from './templates';

/** The mails of a member's way from signing up to an event. */
const JOURNEY = [
  'address-confirmation',
  'already-signed-up',
  'membership-welcome',
  'membership-confirmation',
  'receipt',
  'password-reset',
  'new-device',
  'referral-invitation',
  'rsvp-request',
  'rsvp-kept',
  'rsvp-confirmation',
  'rsvp-withdrawn',
  'waitlist-promotion',
  'salon-invited',
  'salon-news',
  'salon-reminder',
  'seat-cancelled',
  'attendees-note',
  'week',
  'group-request',
  'group-answer',
  'connection-request',
  'connection-accepted',
  'session-confirmation',
  'session-change',
  'session-place',
  'session-cancellation',
  'session-reminder',
  'portfolio-news',
  'application-stage',
  'opportunity-alert',
];

/** What there is to say beside what the samples show. */
const MORE: Readonly<Record<string, readonly object[]>> = {
  'address-confirmation': [{ purpose: 'account' }],
  'membership-welcome': [
    { is_new: false, password_link: null },
    { password_link: null, confirm_link: 'https://members.example/confirm' },
  ],
  receipt: [{ bought: 'seat' }],
  'new-device': [{ device: null }],
  'rsvp-confirmation': [
    { status: 'PENDING', position: 2 },
    { status: 'PENDING', position: null },
  ],
  'rsvp-request': [{ held_until: null }, { held_until: null, is_full: true }],
  'rsvp-kept': [{ status: 'PENDING' }],
  'rsvp-withdrawn': [{ had: 'PENDING' }],
  'seat-cancelled': [{ had: 'PENDING' }],
  'salon-news': [
    { news: 'cancelled' },
    { news: 'postponed' },
    { news: 'stands', has_new_time: false, rsvp: 'PENDING' },
    { has_new_time: false, was: null },
  ],
  'session-confirmation': [{ consequence: 'debit' }],
  'session-place': [
    { session: { ...(SAMPLES['session-place'] as { session: object }).session, where: 'Video call' } },
  ],
  'session-cancellation': [{ by: 'Maya' }, { consequence: 'debit' }],
  'portfolio-news': ['ordered', 'begun', 'approved', 'changes', 'delivered'].map((news) => ({ news })),
  'application-stage': ['Received', 'Reviewing', 'Selected', 'Not selected', 'Closed'].map((stage) => ({
    stage,
  })),
  'refund-notice': [{ reason: 'event_off' }, { reason: 'had_seat' }, { reason: 'given_back' }],
};

/** The same in both languages. */
const SAME = /^(Total|Athenaeum|[$\d.,\s]+)$/;

const translated = [...templates.values()].filter(({ onlyIn }) => !onlyIn).map(({ name }) => name);

it('has every mail of the journey', () => {
  expect(translated).toEqual(expect.arrayContaining(JOURNEY));
});

it.each(translated)('%s says nothing in English, and has a subject of its own', (name) => {
  for (const more of [{}, ...(MORE[name] ?? [])]) {
    const params = { ...SAMPLES[name], ...more };
    const [english, spanish] = (['en', 'es'] as const).map((language) =>
      inLanguage(language, () => letterOf(name, params)),
    );
    const given = JSON.stringify(params);
    const left = saidIn(english!).filter(
      (words) => saidIn(spanish!).includes(words) && !isGiven(words, given) && !SAME.test(words),
    );

    expect(spanish!.subject).not.toBe(english!.subject);
    expect(left).toEqual([]);
  }
});

function letterOf(name: string, params: object): Letter {
  const template = templates.get(name)!;
  return template.write(template.params.parse(params), BRAND);
}

const saidIn = ({ subject, preview, heading, blocks, aside, reason }: Letter): string[] => [
  ...[subject, preview, heading, reason],
  ...(aside ? [aside.question, aside.label] : []),
  ...blocks.flatMap(wordsOf),
];

const wordsOf = (block: Block): string[] => {
  if (block.type === 'facts') return block.facts.flat();
  if (block.type === 'occasion') return wordsOfOccasion(block.occasion);
  if (block.type === 'entries') return block.entries.flatMap(({ title, line }) => [title, line]);
  return 'label' in block ? [block.label] : [block.text];
};

const wordsOfOccasion = ({ title, day, time, ownTime, facts }: Occasion): string[] => [
  title,
  ...day,
  ...time,
  ...(ownTime ?? []),
  ...facts.flat(),
];

const isGiven = (words: string, given: string): boolean => given.includes(JSON.stringify(words).slice(1, -1));
