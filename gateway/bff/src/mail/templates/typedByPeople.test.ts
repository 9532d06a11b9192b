import { compose } from '../compose';
import { BRAND, SAMPLES } from '../testing/samples';
import { templates } from './templates';

/** What a mail program would make a link of, in one word each, as somebody could call themselves, a file or a posting. */
const HOSTILE =
  'https://evil.example/a www.evil.example evil.example claim@evil.example root@localhost mailto:evil 192.0.2.1';

/**
 * What is not typed by members or visitors, or has to be an address to say anything, template by template. Whatever is not
 * here has to be a `typedLine`, a `fileName`, a `greetingName` or words of several lines, which are shown as quotes.
 */
const AS_IT_IS: Readonly<Record<string, readonly string[]>> = {
  // Support writes to it, and it is where the account goes.
  'email-change': ['old_email', 'new_email', 'link'],
  'email-changed': ['new_address'],
  'job-application-email': ['application.email', 'application.cv.url', 'application.bio.url'],
  'refund-due': ['title', 'currency', 'receipt', 'reason', 'event', 'email', 'provider', 'customer', 'link'],
  // Salons are written by staff.
  'rsvp-confirmation': ['status', 'event.*'],
  'rsvp-withdrawn': ['had', 'event.*'],
  'rsvp-request': ['confirm_link', 'sign_in_link', 'event.*'],
  'rsvp-kept': ['status', 'event.*'],
  'waitlist-promotion': ['event.*'],
  'salon-reminder': ['event.*'],
  'salon-news': ['news', 'rsvp', 'event.*'],
  'seat-cancelled': ['had', 'event.*'],
  'attendees-note': ['event.*'],
  'salon-invited': ['event.*'],
  'refund-notice': ['title', 'currency', 'receipt', 'reason', 'event'],
  // The title is the shop's or a salon's, the reason the staff's.
  'refund-made': ['title', 'currency', 'receipt', 'reason'],
  // The title is the shop's.
  'portfolio-news': ['news', 'title', 'link'],
  receipt: ['number', 'currency', 'lines.*', 'link'],
  'membership-welcome': ['password_link', 'sign_in_link', 'number', 'currency'],
  'membership-confirmation': ['confirm_link', 'support'],
  'already-signed-up': ['sign_in_link', 'password_link'],
  'sign-ins-refused': ['password_link'],
  // One of our names for browsers and systems.
  'new-device': ['device'],
  'password-reset': ['link'],
  'address-confirmation': ['purpose', 'link'],
  'factors-reset': ['removed'],
  'account-deletion': ['day'],
  'connection-request': ['link'],
  'connection-accepted': ['link'],
  // The group is staff's.
  'group-request': ['group', 'link'],
  'group-answer': ['group', 'link'],
  'referral-invitation': ['link'],
  'application-stage': ['stage', 'link'],
  'opportunity-alert': ['link'],
  'poster-link': ['status', 'link'],
  'posting-change': ['link'],
  'posting-for-review': ['link'],
  'posting-reminder': ['ends', 'link'],
  'session-confirmation': ['session.timezone', 'session.to', 'session.url', 'session.join', 'consequence'],
  'session-change': ['session.timezone', 'session.to', 'session.url', 'session.join'],
  'session-cancellation': ['session.timezone', 'session.to', 'session.url', 'session.join', 'consequence'],
  'session-place': ['session.timezone', 'session.to', 'session.url', 'session.join'],
  // Salons are written by staff.
  week: ['reader_zone', 'salons.*', 'unfinished.*'],
  'session-reminder': ['session.timezone', 'session.to', 'session.url', 'session.join'],
};
/** Shown as what somebody wrote, with the links that belong to it. */
const QUOTED = /(^|\.)(body|pitch|note)$/;

/** Also what a sample leaves out. */
const MORE: Readonly<Record<string, object>> = {
  'session-cancellation': { by: 'Maya Chen' },
};

function planted(template: string, value: unknown, path = ''): unknown {
  if (typeof value === 'string') return isTyped(template, path) ? HOSTILE : value;
  if (Array.isArray(value)) return value.map((one) => planted(template, one, `${path}.0`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, planted(template, one, path ? `${path}.${key}` : key)]),
  );
}

const isTyped = (template: string, path: string) =>
  !QUOTED.test(path) &&
  !(AS_IT_IS[template] ?? []).some((given) =>
    given.endsWith('.*') ? path.startsWith(given.slice(0, -1)) : path === given,
  );

it.each([...templates.keys()])('%s repeats nothing typed that a mail program makes a link of', (name) => {
  const template = templates.get(name)!;
  const params = planted(name, { ...SAMPLES[name], ...MORE[name] });

  const { subject, preview, heading } = template.write(template.params.parse(params), BRAND);
  const mail = compose('1', { template, params, to: { name: '', address: 'a@b.example' } }, BRAND);

  for (const said of [subject, preview, heading, mail.subject, mail.text, mail.html])
    expect(said).not.toMatch(/evil\.example|claim@|root@|mailto:evil|192\.0\.2/);
});

it('keeps what kind of file it is that somebody has named after an address', () => {
  const name = 'job-application-email';
  const { application } = SAMPLES[name] as { application: object };
  const params = {
    application: { ...application, cv: { filename: 'www.evil.example.pdf', url: null } },
  };

  const { text } = compose(
    '1',
    { template: templates.get(name)!, params, to: { name: '', address: 'a@b.example' } },
    BRAND,
  );

  expect(text).toContain('CV: www evil example.pdf');
});
