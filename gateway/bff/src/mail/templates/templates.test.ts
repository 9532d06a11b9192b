import { compose } from '../compose';
import type { Block } from '../render/letter';
import { BRAND, EVENT, SAMPLES } from '../testing/samples';
import { greetingName } from './params';
import { templates } from './templates';

const TO = { name: 'Ngozi Eze', address: 'ngozi@example.org' };
const MARKUP = '<img src=x onerror=alert(1)> & "{{7*7}}"';
const MAX_BYTES = 100_000;

const written = (name: string, params: unknown = SAMPLES[name], unsubscribe?: string) =>
  compose('id', { template: templates.get(name)!, params, to: TO }, BRAND, unsubscribe);

/** The same parameters with every text replaced where `replace` gives another. */
function withTexts(value: unknown, replace: (text: string) => unknown): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((one) => withTexts(one, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withTexts(one, replace)]));
}
const isWords = (text: string) =>
  !/^https?:|@|^\w+\/\w+$|^[a-z]{3}$|^(RESERVED|Interviewing|opportunity|release|draft|member|seat_gone|moved|America\/(Los_Angeles|New_York))$/.test(
    text,
  );

it('every template has a sample, and every sample a template', () => {
  expect([...templates.keys()].sort()).toEqual(Object.keys(SAMPLES).sort());
});

describe.each([...templates.keys()])('%s', (name) => {
  it('says in text what it says in HTML', () => {
    const { html, text } = written(name);
    const template = templates.get(name)!;
    const { blocks, heading, aside, reason } = template.write(template.params.parse(SAMPLES[name]), BRAND);
    const seen = html
      .replace(/<br \/>/g, '\n')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');

    const around = [heading, reason, ...(aside ? Object.values(aside) : [])];
    for (const words of [...around, ...blocks.flatMap(wordsOf)].flatMap((said) => said.split('\n'))) {
      expect(seen).toContain(words);
      expect(text).toContain(words);
    }
  });

  it('puts no article before the brand, which may begin with any letter', () => {
    expect(written(name).text).not.toMatch(new RegExp(`\\ban? ${BRAND.name}\\b`));
  });

  it('runs nothing, loads nothing, and fits where mail is cut off', () => {
    const { html, pictures } = written(name);

    expect(html).not.toMatch(/<(script|link|iframe|form|object)|url\(|@import|\son\w+=/i);
    const shown = [...html.matchAll(/src="([^"]*)"/g)].map(([, address]) => address);
    expect(shown.length).toBeGreaterThan(0);
    expect(new Set(shown)).toEqual(new Set(pictures.map(({ cid }) => `cid:${cid}`)));
    // Of two, the second would be ignored: its dark colours with it.
    expect(html).not.toMatch(/<[^>]*class=[^>]*class=/);
    expect(html).toMatch(/prefers-color-scheme:dark/);
    expect(html.length).toBeLessThan(MAX_BYTES);
  });

  it('takes a person’s words as words', () => {
    const params = withTexts(SAMPLES[name], (text) => (isWords(text) ? MARKUP : text));
    const { html, text } = written(name, params);

    expect(html).not.toContain('<img src=x');
    expect(html).not.toMatch(/<img[^>]+onerror/);
    expect(`${html}${text}`).not.toContain('49');
  });

  it('refuses what it does not know, and lines that are more than one', () => {
    expect(() => written(name, { ...SAMPLES[name], isAdmin: true })).toThrow();
    for (const more of ['\r\nBcc: everybody@example.org', '\u0000', '\u202e'])
      expect(() =>
        written(
          name,
          withTexts(SAMPLES[name], (text) => `${text}${more}`),
        ),
      ).toThrow();
  });

  it('can be stopped by one click exactly when nobody asked for it', () => {
    const isAskedFor = ![
      'salon-reminder',
      'session-reminder',
      'referral-invitation',
      'connection-request',
      'opportunity-alert',
      'week',
    ].includes(name);

    expect(templates.get(name)!.list === null).toBe(isAskedFor);
  });
});

it('begins no line of the week with a dot', () => {
  expect(written('week').text).toMatch(/ET\)\u00a0· you’re attending/);
});

it('says in its headline what happened, to what in its body', () => {
  const headline = (name: string, params: object = {}) => {
    const { html, text } = written(name, { ...SAMPLES[name], ...params });
    const title = SAMPLES[name]?.title ?? SAMPLES[name]?.group;
    if (typeof title === 'string') expect(text).toContain(title);
    return /<h1[^>]*>([^<]*)/.exec(html)![1];
  };

  expect(headline('application-withdrawn')).toBe('Ngozi Eze has withdrawn an application');
  expect(headline('application-stage')).toBe('You are through to the interviews');
  expect(headline('application-stage', { stage: 'Not selected' })).toBe(
    'Your application is not going forward',
  );
  expect(headline('posting-change')).toBe('Your change was not accepted');
  expect(headline('posting-change', { accepted: true })).toBe('Your change is live');
  expect(headline('poster-link')).toBe('Your opportunity: Published until January 2, 2027');
  expect(headline('posting-for-review')).toBe('An opportunity waits for review');
  expect(headline('posting-for-review', { change: true })).toBe('A change waits for review');
  expect(headline('posting-reminder')).toMatch(/^Your opportunity is open until /);
  expect(headline('job-application-email')).toBe('Ngozi Eze applied');
  expect(headline('group-answer')).toBe('You’ve joined Women who write');
  expect(headline('group-answer', { accepted: false })).toBe('No seat in Women who write at the moment');
  expect(headline('email-change')).toBe('Ngozi Eze asks for another address');
});

it('the longest a person may write still fits', () => {
  const { application } = SAMPLES['job-application-email'] as { application: object };

  const { html } = written('job-application-email', {
    application: { ...application, pitch: '&'.repeat(5000) },
  });

  expect(html.length).toBeLessThan(MAX_BYTES);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.org', '//example.org', 'nonsense'])(
  'a button never leads to %s',
  (link) => {
    expect(() => written('password-reset', { ...SAMPLES['password-reset'], link })).toThrow();
  },
);

it.each([
  ['Ngozi', 'Ngozi'],
  ['Anne-Marie', 'Anne-Marie'],
  ["N'Golo", "N'Golo"],
  ['  Zoë  ', 'Zoë'],
  ['You won! Go to evil.example', ''],
  ['https://evil.example', ''],
  ['x'.repeat(41), ''],
  ['', ''],
  [null, ''],
])('greets %p as %p', (given, greeted) => {
  expect(greetingName.parse(given)).toBe(greeted);
});

it('tells the time as the specification labels it, and by the venue’s clock in person', () => {
  const inBoston = { ...EVENT, isVirtual: false, timezone: 'America/New_York', place: '12 Quiet Street' };

  expect(written('salon-reminder', { first_name: null, event: EVENT }).text).toContain('10:00 – 11:30 AM PT');
  expect(written('salon-reminder', { first_name: null, event: inBoston }).text).toContain(
    '1:00 – 2:30 PM ET',
  );
});

it('has no link to join where there is none to give', () => {
  const event = { ...EVENT, link: null };

  for (const name of ['rsvp-confirmation', 'waitlist-promotion', 'salon-reminder']) {
    const { html, text } = written(name, { ...SAMPLES[name], event });
    expect(html + text).not.toMatch(/Join/);
  }
});

it('the brand and its addresses are those of the configuration', () => {
  const brand = { ...BRAND, name: 'Lyceum', memberSupport: 'help@lyceum.example' };
  const template = templates.get('referral-invitation')!;

  const { html, text, subject } = compose('1', { template, params: SAMPLES[template.name], to: TO }, brand);

  expect(html + text + subject).not.toMatch(/Athenaeum/);
  expect(text).toContain('help@lyceum.example');
});

function wordsOf(block: Block): string[] {
  if (block.type === 'facts') return block.facts.flat();
  if (block.type === 'occasion') {
    const { title, href, before, time, ownTime, facts } = block.occasion;
    const past = before ? [before.label, before.nowLabel, before.time] : [];
    return [
      title,
      href,
      ...past,
      time[1],
      ...(ownTime ? [ownTime[1]] : []),
      ...facts.map(([, value]) => value),
    ];
  }
  if (block.type === 'entries')
    return block.entries.flatMap(({ sign, title, line, href }) => [
      ...('name' in sign ? [] : Object.values(sign)),
      ...[title, line, href],
    ]);
  return 'href' in block ? [block.label, block.href] : [block.text];
}
