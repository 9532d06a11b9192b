import { aSiteEvent, settings } from '../testing';
import { calendar } from './calendar';
import { rss } from './rss';
import { robots, sitemap } from './sitemap';

const HOSTILE =
  'Ask\r\nATTENDEE:mailto:x@y.test\nEND:VEVENT</title><script>alert(1)</script>; "now", \\ & then';

describe('the calendar', () => {
  it('has times in UTC, and the identity that a member’s own calendar has', () => {
    const lines = calendar([aSiteEvent()], settings).split('\r\n');

    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:salon-1@athenaeum',
        'DTSTART:20261125T180000Z',
        'DTEND:20261125T190000Z',
        'LOCATION:Online',
        'URL;VALUE=URI:https://events.example/upcoming-events/the-art-of-the-ask',
      ]),
    );
  });

  it('escapes line breaks in titles', () => {
    const text = calendar([aSiteEvent({ title: HOSTILE })], settings);
    const unfolded = text.replace(/\r\n /g, '').split('\r\n');

    expect(unfolded.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(unfolded.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
    expect(unfolded.find((line) => line.startsWith('SUMMARY:'))).toContain('Ask\\nATTENDEE');
    expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  });

  it('folds long lines at 75 bytes, between characters', () => {
    const text = calendar([aSiteEvent({ title: 'Łukasz 🌍 '.repeat(30) })], settings);

    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replace(/\r\n /g, '')).toContain('SUMMARY:' + 'Łukasz 🌍 '.repeat(30));
  });
});

it('escapes markup in feeds', () => {
  const feed = rss([aSiteEvent({ title: HOSTILE + '\u0000\u000b' })], settings);
  const parsed = new DOMParser().parseFromString(feed, 'application/xml');

  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.querySelector('item > title')?.textContent?.replace(/\r/g, '')).toBe(
    HOSTILE.replace(/\r/g, ''),
  );
  expect(parsed.querySelector('script')).toBeNull();
});

it('lists every page in the sitemap once, by its absolute address', () => {
  const map = new DOMParser().parseFromString(
    sitemap([aSiteEvent(), aSiteEvent({ slug: 'a&b' })], settings),
    'application/xml',
  );

  expect([...map.querySelectorAll('loc')].map(({ textContent }) => textContent)).toEqual([
    'https://events.example/upcoming-events',
    'https://events.example/upcoming-events/the-art-of-the-ask',
    'https://events.example/upcoming-events/a%26b',
    'https://events.example/embed',
  ]);
  expect(robots(settings)).toContain('Sitemap: https://events.example/sitemap.xml');
});
