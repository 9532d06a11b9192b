import { compose } from '../compose';
import { BRAND, SAMPLES } from '../testing/samples';
import { templates } from './templates';

const TO = { name: 'Ngozi Eze', address: 'ngozi@example.org' };
const GOOGLE = /https:\/\/calendar\.google\.com\/calendar\/render\?[^\s"]*/;

const written = (name: string, changed: object = {}) =>
  compose(
    'id',
    { template: templates.get(name)!, params: { ...(SAMPLES[name] as object), ...changed }, to: TO },
    BRAND,
  );

it.each(['rsvp-confirmation', 'waitlist-promotion', 'session-confirmation'])(
  '%s has a link that fills in Google’s calendar, in both of its bodies',
  (name) => {
    const { html, text } = written(name);
    const { event, session } = SAMPLES[name] as {
      event?: { date: number; title: string; url: string };
      session?: { date: number; url: string };
    };
    const { date, url } = (event ?? session)!;
    const [inText] = GOOGLE.exec(text)!;
    const [inHtml] = GOOGLE.exec(html)!;
    const { searchParams } = new URL(inText);

    expect(new URL(inHtml.replaceAll('&amp;', '&')).href).toBe(new URL(inText).href);
    expect(searchParams.get('dates')).toContain(new Date(date).toISOString().replace(/[-:]|\.\d+/g, ''));
    expect(searchParams.get('details')).toBe(url);
    // The way in stays out of a calendar that others may see.
    expect(inText).not.toContain('meet.example');
  },
);

it.each([
  ['rsvp-confirmation', { status: 'PENDING', position: 2 }],
  ['salon-reminder', {}],
  ['session-cancellation', {}],
  ['session-change', {}],
])('%s has none where it would not be a seat, or be there twice', (name, changed) => {
  expect(written(name, changed).text).not.toMatch(GOOGLE);
});
