import { isAnnounced } from '../siteEvents';
import { aSiteEvent, settings } from '../testing';
import { summaryOf } from '../words';
import { structuredEvent } from './structured';
import { headTags } from './tags';

it('says when and where an online event is, and that a seat is free', () => {
  expect(structuredEvent(aSiteEvent(), settings)).toMatchObject({
    '@type': 'Event',
    startDate: '2026-11-25T10:00:00-08:00',
    endDate: '2026-11-25T11:00:00-08:00',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: {
      '@type': 'VirtualLocation',
      url: 'https://events.example/upcoming-events/the-art-of-the-ask',
    },
    image: ['https://events.example/pictures/the-art-of-the-ask.png'],
    performer: [{ '@type': 'Person', name: 'Priya Raghunathan' }],
    isAccessibleForFree: true,
    offers: { price: '0', availability: 'https://schema.org/InStock' },
  });
});

it('names the price of a paid seat in its currency, and that none is left', () => {
  const paid = aSiteEvent({ requires_payment: true, price: 24_000, currency: 'EUR', is_closed: true });

  expect(structuredEvent(paid, settings)).toMatchObject({
    isAccessibleForFree: false,
    offers: { price: '240.00', priceCurrency: 'EUR', availability: 'https://schema.org/SoldOut' },
  });
});

it.each(['MEMBERS_ONLY', 'INVITE_ONLY'] as const)('has no public offer for what is %s', (invite_type) => {
  expect(structuredEvent(aSiteEvent({ invite_type }), settings)).not.toHaveProperty('offers');
});

it.each([
  ['private', { is_private: true }],
  ['unlisted', { hide_on_feed: true }],
  ['cancelled', { salon_status: 'cancelled' as const }],
  ['postponed', { salon_status: 'postponed' as const }],
  ['over', { phase: 'RECORDED' as const }],
])('does not announce what is %s', (_what, parts) => {
  expect(isAnnounced(aSiteEvent(parts))).toBe(false);
  expect(isAnnounced(aSiteEvent())).toBe(true);
});

it('shortens a description as on the page, between words', () => {
  const summary = summaryOf(aSiteEvent({ subtitle: 'a long subtitle '.repeat(40) }));

  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/^Salon · Wednesday, November 25, 2026.*(long|subtitle|a)…$/);
});

it('marks an unlisted page noindex, without structured data', () => {
  const tags = headTags(
    {
      title: 'Quiet',
      description: 'Quiet',
      canonical: '/upcoming-events/quiet',
      picture: '/pictures/quiet.png',
      pictureText: '',
      unlisted: true,
    },
    settings,
  );

  expect(JSON.stringify(tags)).toContain('noindex');
  expect(JSON.stringify(tags)).not.toMatch(/og:|canonical|pictures/);
});
