import { confirmedPage, confirmPage } from '../account/emailPages';
import {
  askForResetPage,
  newPasswordPage,
  passwordSetPage,
  resetSentPage,
  unusableLinkPage,
} from '../auth/pages/passwordPages';
import { awayPage, problemPage } from '../auth/pages/problemPage';
import { codePage, recoveryCodesPage, setUpPage } from '../auth/pages/secondStepPages';
import { signInPage } from '../auth/pages/signInPage';
import { nothingToPayPage, noPortalPage, awayPage as payLaterPage } from '../billing/checkout/checkoutPages';
import { checkoutPage } from '../billing/embedded/checkoutPage';
import * as membership from '../billing/membership/confirmPages';
import type { GuestEvent } from '../guests/pages/guestEvent';
import { heldPage, pastePage } from '../guests/pages/linkPages';
import {
  askedPage,
  awayPage as guestAwayPage,
  closedPage,
  formPage,
  missingEventPage,
} from '../guests/pages/rsvpFormPages';
import { aNotice } from '../jobs/testing';
import * as unsubscribe from '../mail/unsubscribe/unsubscribePage';
import { MAIL_LISTS } from '../mail/templates/template';
import * as preview from '../previews/previewPages';
import * as posting from '../opportunities/confirmPages';
import { inLanguage } from './inLanguage';

const PORTAL = 'https://members.example';
const EMAIL = 'ngozi@example.org';
const SALON = aNotice().salon;
const EVENT: GuestEvent = { ...SALON, invite_type: 'INVITE_ONLY', is_closed: false, price: null };
const FULL = { ...EVENT, is_closed: true };
const ORDER = {
  ...{ _id: '1', cancelled: '/', currency: 'USD', total: 100 },
  lines: [{ label: '3 × 60', quantity: 2, unit_price: 50 }],
};
const guest = { ...aNotice().guest!, first_name: 'Nadia' };
const held = (change: object) => () =>
  heldPage(PORTAL, { rsvp: { ...aNotice({ user_id: null, guest }), ...change }, token: '1.x' });
const soon = () => Date.now() + 600_000;

const PAGES: Record<string, () => string> = {
  'the sign-in form': () => signInPage({ action: '/', takesPasskeys: true, missing: ['email', 'password'] }),
  'a sign-in that starts over': problemPage,
  'a sign-in that is away': awayPage,
  'a forgotten password': () => askForResetPage({ error: 'The email has the incorrect format' }),
  'a link that is sent': resetSentPage,
  'a new password': () =>
    newPasswordPage({ fields: { password: 'Password too short', verify: 'Password do not match' } }),
  'a password that is set': passwordSetPage,
  'a used link': unusableLinkPage,
  'the second step': () =>
    codePage({ action: '/', hasApp: true, passkeyAction: '/', passkeyOrigin: PORTAL, support: EMAIL }),
  'the second step by passkey': () =>
    codePage({ action: '/', hasApp: false, passkeyAction: '/', passkeyOrigin: null, support: EMAIL }),
  'a second step to set up': () =>
    setUpPage({ action: '/', setup: { svg: '', secret: 'ABCD' }, passkeyAction: '/', support: EMAIL }),
  'recovery codes': () => recoveryCodesPage({ action: '/', codes: ['AAAA-BBBB'] }),
  'a visitor’s form': () =>
    formPage({ portal: PORTAL, event: EVENT, countries: [], problems: { email: 'Please enter your email' } }),
  'a visitor’s form for a full event': () => formPage({ portal: PORTAL, event: FULL, countries: [] }),
  'a seat that is asked for': () => askedPage(PORTAL, EVENT, EMAIL, false),
  'a place in line that is asked for': () => askedPage(PORTAL, FULL, EMAIL, true),
  'an event for members': () => closedPage(PORTAL, EVENT, 'This event is for members only.', true),
  'an event that is nowhere': () => missingEventPage(PORTAL),
  'an RSVP that is away': guestAwayPage(PORTAL),
  'a link to paste': () => pastePage(PORTAL),
  'a seat': held({ status: 'RESERVED' }),
  'a seat at a full event': held({ status: 'RESERVED', salon: { ...SALON, is_closed: true } }),
  'a place in line': held({ status: 'PENDING', waitlist_position: 2 }),
  'a seat that is held': held({ status: 'PENDING', confirm_by: soon(), held_until: soon() }),
  'a seat that is held no more': held({ status: 'PENDING', confirm_by: soon() }),
  'what waits to be confirmed at a full event': held({
    ...{ status: 'PENDING', confirm_by: soon(), salon: { ...SALON, is_closed: true } },
  }),
  'a seat that was given back': held({ status: 'INVITED' }),
  'an event that is off': held({ salon: { ...SALON, salon_status: 'cancelled' } }),
  'an event that is over': held({ salon: { ...SALON, phase: 'RECORDED' } }),
  'an address to confirm': () => confirmPage(EMAIL),
  'an address that is confirmed': () => confirmedPage(EMAIL),
  'a checkout': () =>
    checkoutPage({ page: ORDER, problems: { cvc: 'Enter the 3 or 4 digits of the security code.' } }),
  'nothing to pay': nothingToPayPage,
  'a payment that is away': () => payLaterPage('/'),
  'no billing portal': noPortalPage,
  'a membership to confirm': membership.confirmPage,
  'a membership that is confirmed': membership.confirmedPage,
  'a membership’s dead link': membership.unusablePage,
  'a preview to open': () =>
    preview.previewPage({ remote: 'mfe-one', version: 'v002', by: 'Ada', until: Date.now() }),
  'a preview of nobody known': () =>
    preview.previewPage({ remote: 'mfe-one', version: 'v002', by: null, until: Date.now() }),
  'a preview to sign in for': preview.signInFirstPage,
  'a preview that is over': preview.gonePage,
  'an opportunity to confirm': () => posting.confirmPage('Audit chair'),
  'an opportunity that is confirmed': () => posting.confirmedPage('Audit chair', PORTAL),
  'an opportunity’s dead link': posting.unusablePage,
  ...Object.fromEntries(
    MAIL_LISTS.flatMap((list) => [
      [`mail to stop: ${list}`, () => unsubscribe.askPage(list)],
      [`mail that is stopped: ${list}`, () => unsubscribe.donePage(list)],
    ]),
  ),
  'mail’s dead link': unsubscribe.unknownPage,
};

/** The same in both languages: names, addresses, numbers, and two words. */
const SAME = new Set([
  SALON.title,
  EMAIL,
  PORTAL,
  'ABCD',
  'AAAA-BBBB',
  'LinkedIn',
  '! @ # $ % ^ &amp; *',
  'Virtual',
  'Total',
  'CVC',
  '3 × 60',
]);
const NUMBERS = /^[\d\s$×.,–]+$/;

it.each(Object.entries(PAGES))('says nothing in English: %s', (_which, page) => {
  const [english, spanish] = (['en', 'es'] as const).map((language) => inLanguage(language, page));

  const left = wordsOf(spanish!).filter(
    (words) => wordsOf(english!).includes(words) && !SAME.has(words) && !NUMBERS.test(words),
  );

  expect(left).toEqual([]);
  expect(spanish).toContain('<html lang="es">');
});

/** What a page says to the eye and to the ear, and to its scripts. */
function wordsOf(page: string): string[] {
  const text = page
    .replace(/<(svg|script|style|title)[^]*?<\/\1>/g, '')
    .split(/<[^>]*>/)
    .map((words) => words.replace(/\s+/g, ' ').trim());
  const spoken = [...page.matchAll(/ (?:aria-label|placeholder|title|data-failed)="([^"]+)"/g)];
  return [...text, ...spoken.map(([, words]) => words!)].filter(Boolean);
}
