import type { Sources } from '../../sources/sources';
import { createEmailTokens, createResetTokens } from '../../auth/password/resetTokens';
import { createConfirmLinks } from '../../billing/membership/confirmLinks';
import { createRsvpLinks } from '../../guests/rsvpLinks';
import { aNotice, ASK, NGOZI, sourcesOf } from '../../jobs/testing';
import { createPostingLinks } from '../../opportunities/postingLinks';
import { compose, type Prepared } from '../compose';
import { BRAND } from '../testing/samples';
import { emailChangeLetter } from './emailChangeLetter';
import { guestAskedLetter } from './guestAskedLetter';
import type { AnyLetterKind, Preparation } from './letterKind';
import { passwordResetLetter } from './passwordResetLetter';
import { plainLetter } from './plainLetter';
import {
  cancelledSeatLetter,
  confirmationLetter,
  newsLetter,
  promotionLetter,
  reminderLetter,
} from './rsvpLetters';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const GUEST = {
  first_name: 'Nadia',
  last_name: 'x',
  email: 'nadia@example.org',
  title: null,
  company: null,
  linkedin: null,
  country: null,
  city: null,
  state: null,
  language: null,
};
const row = { rsvp_id: 'rsvp-1' };
const asked = { ...row, responded_at: 1 };

const prepare = (
  letter: AnyLetterKind,
  given: object,
  sources: Sources = sourcesOf(aNotice()),
  now = ASK.date - 3 * DAY,
) =>
  letter.prepare(given, {
    sources,
    brand: BRAND,
    resetTokens,
    setsPasswords: true,
    emailTokens,
    rsvpLinks,
    postingLinks: createPostingLinks(secrets),
    confirmLinks: createConfirmLinks(secrets),
    developmentCopy: 'dev@example.org',
    now: () => now,
  });
const secrets = { SESSION_SECRET: 's'.repeat(32), PUBLIC_ORIGIN: BRAND.origin };
const resetTokens = createResetTokens(secrets);
const emailTokens = createEmailTokens(secrets);
const rsvpLinks = createRsvpLinks(secrets);
const written = (prepared: Preparation) => compose('1', prepared as Prepared, BRAND);

describe('a confirmation', () => {
  it('has the calendar file and the join link for a confirmed seat', async () => {
    const mail = written(await prepare(confirmationLetter, asked));

    expect(mail).toMatchObject({
      to: [{ name: 'Ngozi Eze', address: NGOZI.email }],
      subject: 'You’re attending The Art of the Ask',
      calendar: expect.stringContaining('SEQUENCE:2'),
    });
    expect(mail.text).toContain(ASK.link);
    expect(mail.text).toContain('https://members.example/salons/the-art-of-the-ask');
  });

  it('tells the time by the clock of the member too', async () => {
    const member = { ...NGOZI, timezone: 'Europe/Berlin' };

    const mail = written(await prepare(confirmationLetter, asked, sourcesOf(aNotice(), member)));

    expect(mail.text).toMatch(/Time:? +\d+:\d\d.* PT/);
    expect(mail.text).toMatch(/Your time:? .*GMT\+1/);
  });

  it('names the place in line of somebody who waits, and is tentative in the calendar', async () => {
    const waiting = aNotice({ status: 'PENDING', waitlist_position: 2, salon: { link: null } });

    const mail = written(await prepare(confirmationLetter, asked, sourcesOf(waiting)));

    expect(mail.subject).toBe('You’re on the waitlist for The Art of the Ask (2nd in line)');
    expect(mail.text).toContain('Added to Waitlist.');
    expect(mail.calendar).toContain('SUMMARY:Waitlist: The Art of the Ask');
    expect(mail.calendar).toContain('STATUS:TENTATIVE');
    expect(mail.text + mail.calendar).not.toContain('meet.example');
  });

  it('sends a visitor to the public page, and does not repeat a sentence typed as a name', async () => {
    const guest = { ...GUEST, first_name: 'Win a prize at evil.example' };
    const sources = sourcesOf(aNotice({ user_id: null, guest }));

    const mail = written(await prepare(confirmationLetter, asked, sources));

    expect(mail.text).toContain('https://members.example/upcoming-events/the-art-of-the-ask');
    expect(mail.text + mail.html).not.toContain('evil.example');
    const [, token] = /\/upcoming-events\/the-art-of-the-ask\/rsvp#(\S+)/.exec(mail.text)!;
    expect(rsvpLinks.read(token!)).toBe('rsvp-1');
  });

  it.each([
    ['the seat was given back', aNotice({ status: 'INVITED' }), NGOZI],
    ['the RSVP has changed since', aNotice({ responded_at: 2 }), NGOZI],
    ['the event was cancelled', aNotice({ salon: { salon_status: 'cancelled' } }), NGOZI],
    ['the event is over', aNotice({ salon: { date: ASK.date - 9 * DAY } }), NGOZI],
    ['the account is gone', aNotice(), null],
    ['the RSVP is gone', null, NGOZI],
  ])('is not sent when %s', async (_why, notice, contact) => {
    expect(await prepare(confirmationLetter, asked, sourcesOf(notice, contact))).toBeNull();
  });
});

describe('an address that was typed into the public form', () => {
  const now = ASK.date - 3 * DAY;
  const typed = { ...row, asked_at: now };
  const NOBODY: Partial<Sources> = { memberAt: async () => null };
  const held = { user_id: null, guest: GUEST, status: 'PENDING', confirm_by: now + HOUR / 2 } as const;
  const letterOf = async (given: Parameters<typeof aNotice>[0], sources: Partial<Sources> = NOBODY) =>
    written(await prepare(guestAskedLetter, typed, { ...sourcesOf(aNotice(given)), ...sources }, now));

  it('says until when a seat is held, and where it is confirmed', async () => {
    const mail = await letterOf({ ...held, held_until: now + HOUR / 2 });

    expect(mail).toMatchObject({
      to: [{ address: GUEST.email }],
      subject: 'Confirm your seat: The Art of the Ask',
    });
    expect(mail.calendar).toBeUndefined();
    expect(mail.text).toContain('We’re holding a seat for you until 10:30 AM PT.');
    const [, token] = /\/upcoming-events\/the-art-of-the-ask\/rsvp#(\S+)/.exec(mail.text)!;
    expect(rsvpLinks.read(token!)).toBe('rsvp-1');
    expect(mail.text).not.toMatch(/meet\.example|Sign in/);
  });

  it('says that no seat is held once the hold has expired, and that all are taken when they are', async () => {
    const late = await letterOf({ ...held, held_until: now - 1 });
    const full = await letterOf({ ...held, salon: { is_closed: true } });

    expect(late.text).toContain('No seat is being held for you right now.');
    expect(full.subject).toBe('Join the waitlist: The Art of the Ask');
    expect(full.text).toContain('Every seat is taken right now. Confirm to join the waitlist.');
  });

  it('says which seat the address has already, with the link to it', async () => {
    const seat = await letterOf({ user_id: null, guest: GUEST });
    const place = await letterOf({ user_id: null, guest: GUEST, status: 'PENDING' });

    expect(seat.subject).toBe('You already have a seat: The Art of the Ask');
    expect(seat.text).toContain('/upcoming-events/the-art-of-the-ask/rsvp#rsvp-1.');
    expect(place.subject).toBe('You’re already on the waitlist: The Art of the Ask');
    expect(place.text).toContain('Added to Waitlist.');
  });

  it('says to sign in when the address is a member’s, and which seat the member has', async () => {
    const member = { memberAt: async () => NGOZI.id };
    const without = await letterOf(held, member);
    const seated = await letterOf(held, { ...member, rsvpStatusOf: async () => 'RESERVED' as const });

    expect(without.text).toMatch(
      /Sign in\S*\s+https:\/\/members.example\/api\/auth\/login\?returnTo=%2Fsalons/,
    );
    expect(seated.subject).toBe('You already have a seat: The Art of the Ask');
    expect(seated.text).toContain('https://members.example/salons/the-art-of-the-ask');
    expect(seated.text).not.toContain('/rsvp#');
  });

  it('is not sent once the seat was given up or the event was cancelled', async () => {
    for (const given of [
      { ...held, status: 'INVITED' as const },
      { ...held, salon: { salon_status: 'cancelled' } },
    ])
      expect(await prepare(guestAskedLetter, typed, sourcesOf(aNotice(given)), now)).toBeNull();
  });
});

it('a promotion is sent while the seat is confirmed', async () => {
  expect(written(await prepare(promotionLetter, row)).subject).toBe(
    'You’re off the waitlist: you have a seat at The Art of the Ask',
  );
  expect(await prepare(promotionLetter, row, sourcesOf(aNotice({ status: 'PENDING' })))).toBeNull();
});

describe('a reminder', () => {
  it('is sent the day before, without another calendar file', async () => {
    const mail = written(await prepare(reminderLetter, row, sourcesOf(aNotice()), ASK.date - DAY));

    expect(mail.subject).toBe('Tomorrow: The Art of the Ask');
    expect(mail.calendar).toBeUndefined();
  });

  it('waits when the event was put off', async () => {
    const later = sourcesOf(aNotice({ salon: { date: ASK.date + 7 * DAY } }));

    expect(await prepare(reminderLetter, row, later, ASK.date - DAY)).toEqual({
      notBefore: ASK.date + 6 * DAY,
    });
  });

  it.each([
    ['the member is waitlisted', aNotice({ status: 'PENDING' }), ASK.date - DAY],
    ['it has begun', aNotice(), ASK.date + 1],
  ])('is not sent when %s', async (_why, notice, now) => {
    expect(await prepare(reminderLetter, row, sourcesOf(notice), now)).toBeNull();
  });
});

describe('a seat that staff have cancelled', () => {
  const taken = { ...row, had: 'RESERVED' };

  it('is mailed to the member, without a link to join or to manage it', async () => {
    const notice = aNotice({ status: 'INVITED', user_id: null, guest: GUEST });

    const mail = written(await prepare(cancelledSeatLetter, taken, sourcesOf(notice)));

    expect(mail.subject).toBe('Your seat at The Art of the Ask was cancelled');
    expect(mail.calendar).toContain('METHOD:CANCEL');
    expect(mail.text).not.toMatch(/meet\.example|rsvp#/);
  });

  it.each([
    ['there is a new RSVP', aNotice(), ASK.date - DAY],
    ['it is over', aNotice({ status: 'INVITED' }), ASK.date + 9 * DAY],
    ['the RSVP is gone', null, ASK.date - DAY],
  ])('is not notified when %s', async (_why, notice, now) => {
    expect(await prepare(cancelledSeatLetter, taken, sourcesOf(notice), now)).toBeNull();
  });
});

it('a change of address goes to member support and its copy, with the current one from the account', async () => {
  const mail = written(
    await prepare(emailChangeLetter, { user_id: NGOZI.id, new_email: 'new@example.com', body: null }),
  );

  expect(mail).toMatchObject({
    to: [{ address: BRAND.memberSupport }],
    cc: [{ address: 'dev@example.org' }],
    replyTo: { name: 'Ngozi Eze', address: NGOZI.email },
    subject: 'Email Change Request',
  });
  expect(mail.text).toContain(`Old email: ${NGOZI.email}\nNew email: new@example.com`);
});

describe('any other letter', () => {
  const link = 'https://members.example/reset/token';

  it('goes to a member with the account’s data when it is sent', async () => {
    const given = { template: 'password-reset', to: { user_id: NGOZI.id }, params: { link } };

    const mail = written(await prepare(plainLetter, given));

    expect(mail.to).toEqual([{ name: 'Ngozi Eze', address: NGOZI.email }]);
    expect(mail.text).toContain('Ngozi, you can set a new password here.');
  });

  it('goes to an address, or to a desk of the provider', async () => {
    const params = { first_name: '', purpose: 'opportunity', link };
    const to = { email: 'poster@example.org' };

    expect(written(await prepare(plainLetter, { template: 'address-confirmation', to, params })).to).toEqual([
      { name: '', address: 'poster@example.org' },
    ]);
    expect(
      (
        (await prepare(plainLetter, {
          template: 'email-change',
          to: { desk: 'board_support' },
          params: {},
        })) as Prepared
      ).to.address,
    ).toBe(BRAND.boardSupport);
  });

  it('is written without what only a newer version says', async () => {
    const given = {
      template: 'password-reset',
      to: { user_id: NGOZI.id, kept_for: 'later' },
      params: { link, theme: 'dark' },
    };

    const mail = written(await prepare(plainLetter, given));

    expect(mail.text).toContain('Ngozi, you can set a new password here.');
  });

  it('waits for a version that knows its template', async () => {
    await expect(
      prepare(plainLetter, { template: 'newsletter', to: { email: 'a@b.example' }, params: {} }),
    ).rejects.toMatchObject({ kind: 'away', code: 'UNKNOWN_TEMPLATE' });
  });
});

describe('a link to set a new password', () => {
  const request_id = '3f2b7a54-6d0c-4d9e-8b57-0f0a4f6f9d10';

  it('reaches the member an address belongs to, the same link however often it is tried', async () => {
    const given = { request_id, whose: { email: NGOZI.email } };

    const [one, two] = [
      written(await prepare(passwordResetLetter, given)),
      written(await prepare(passwordResetLetter, given)),
    ];

    expect(one.to).toEqual([{ name: 'Ngozi Eze', address: NGOZI.email }]);
    expect(one.text).toContain(resetTokens.linkFor(request_id));
    expect(two.text).toBe(one.text);
    expect(JSON.stringify(given)).not.toContain(resetTokens.linkFor(request_id).split('/').at(-1));
  });

  it('reaches nobody when the address is nobody’s or the account is gone', async () => {
    const unknown = { request_id, whose: { email: 'nobody@example.org' } };
    const gone = { request_id, whose: { user_id: NGOZI.id } };

    expect(await prepare(passwordResetLetter, unknown)).toBeNull();
    expect(await prepare(passwordResetLetter, gone, sourcesOf(null, null))).toBeNull();
  });
});

describe('news of an event', () => {
  const off = { salon_status: 'cancelled', link: null, calendar_sequence: 3 };
  const news = (kind: string, sequence = 3) => ({ ...row, news: kind, sequence, note: 'We are sorry.' });

  it('takes what is cancelled out of the calendar of a member with a seat', async () => {
    const mail = written(await prepare(newsLetter, news('cancelled'), sourcesOf(aNotice({ salon: off }))));

    expect(mail.subject).toBe('The Art of the Ask is cancelled');
    expect(mail.text).toContain('We are sorry.');
    expect(mail.calendar).toContain('STATUS:CANCELLED');
    expect(mail.calendar).toContain('SEQUENCE:3');
  });

  it('takes what is cancelled out of the calendar of somebody who waits', async () => {
    const waiting = aNotice({ status: 'PENDING', salon: off });

    const mail = written(await prepare(newsLetter, news('cancelled'), sourcesOf(waiting)));

    expect(mail.text).toContain('Ngozi, this event was cancelled.');
    expect(mail.calendar).toContain('METHOD:CANCEL');
  });

  it.each([
    ['the seat was given back', news('cancelled'), aNotice({ status: 'INVITED', salon: off })],
    ['it takes place after all', news('cancelled'), aNotice()],
    ['it was cancelled since', news('moved', 2), aNotice({ salon: off })],
    ['it has moved once more', news('moved', 1), aNotice()],
  ])('is not notified where %s', async (_why, given, notice) => {
    expect(await prepare(newsLetter, given, sourcesOf(notice))).toBeNull();
  });

  it('brings the calendar up to date when it has moved', async () => {
    const mail = written(await prepare(newsLetter, news('moved', 2), sourcesOf(aNotice())));

    expect(mail.subject).toBe('The Art of the Ask has a new time or place');
    expect(mail.calendar).toContain('STATUS:CONFIRMED');
    expect(mail.text).toContain(ASK.link);
  });
});

describe('the language of a mail', () => {
  it.each([
    ['what the member chose', { language: 'es', browser_language: 'en' }, 'Asistirás a The Art of the Ask'],
    [
      'what the browser asked for',
      { language: null, browser_language: 'es' },
      'Asistirás a The Art of the Ask',
    ],
    [
      'English, though the browser asks for another',
      { language: 'en', browser_language: 'es' },
      'You’re attending The Art of the Ask',
    ],
    [
      'English, where nobody has said',
      { language: null, browser_language: null },
      'You’re attending The Art of the Ask',
    ],
  ] as const)('is %s', async (_which, languages, subject) => {
    const sources = sourcesOf(aNotice(), { ...NGOZI, ...languages });

    expect(written(await prepare(confirmationLetter, asked, sources)).subject).toBe(subject);
  });

  it('is for a visitor what the form was read in', async () => {
    const sources = sourcesOf(aNotice({ user_id: null, guest: { ...GUEST, language: 'es' } }));

    const mail = written(await prepare(confirmationLetter, asked, sources));

    expect(mail.subject).toBe('Asistirás a The Art of the Ask');
    expect(mail.text).toMatch(/Fecha: \w+, \d+ de \w+ de \d{4}/);
    expect(mail.html).toContain('<html lang="es"');
  });

  it('is that of the calendar file too', async () => {
    const waiting = aNotice({ status: 'PENDING', waitlist_position: 2, salon: { link: null } });
    const sources = sourcesOf(waiting, { ...NGOZI, language: 'es' });

    const mail = written(await prepare(confirmationLetter, asked, sources));

    expect(mail.subject).toBe('Estás en la lista de espera de The Art of the Ask (2.º en la fila)');
    expect(mail.calendar).toContain('SUMMARY:Lista de espera: The Art of the Ask');
  });

  it('is English for member support, and for a mail that nobody has translated', async () => {
    const to = { user_id: NGOZI.id };
    const given = { template: 'account-deletion', to, params: { day: 'December 21, 2026' } };
    const sources = sourcesOf(null, { ...NGOZI, language: 'es' });

    const mail = written(await prepare(plainLetter, given, sources));

    expect(mail.html).toContain('<html lang="en"');
    expect(mail.text).toContain('Questions?');
  });
});
