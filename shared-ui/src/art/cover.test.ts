import { createHash } from 'node:crypto';
import { coverArt, coverTone, coverUri } from './cover';

/** slug, tone, 16:9, 1:1. Published pictures: a change here changes what members already know. */
const published = [
  ['the-art-of-the-ask', '#e0bcbc', '890fc0efe34afbb1', '2d169461ee9e9770'],
  ['last-seat-salon', '#273142', 'bddc73c94c713923', '3c4761a6b2461c93'],
  ['negotiating-your-next-role', '#b9c5b6', '759e436998df3769', 'd86c573adcb6e28c'],
  ['closed-door-dinner', '#b1c5c6', '6ca6fc37f20cfba1', 'a39340549aa867b7'],
  ['founders-summit', '#aebcca', 'f5152c9f257063b3', '044efb92eca3607c'],
  ['boardroom-ready', '#273142', '7dc0983378d5ac9c', 'ea72cc20b8aa82bd'],
  ['ai-in-the-boardroom', '#e1bba7', '708132385a8a5a02', '6fff8de57f0c7836'],
  ['reading-the-room', '#273142', 'ac048da971570a3a', 'ac7a96f02a329817'],
  ['what-audit-chairs-wish', '#adc5ba', 'f31fd2241a33dbb4', 'b4227733658939f7'],
  ['capital-without-compromise', '#babdc2', '0b3f42f155075a0e', 'e8c21b36535d94c4'],
  ['succession-without-drama', '#cda5a2', 'cc89774f94627827', '179e3b85dc2725de'],
  ['activists-at-the-gate', '#cda5a2', '7fae0793c90b4c75', 'a0e29602e149eba3'],
  ['cyber-questions', '#b9c5b6', 'ebc1b8c4fb96cc4d', 'b0d3cf02cf9e1e72'],
  ['first-ninety-days-as-ceo', '#273142', '3b4b53fb7dcfd3f9', '4fe5c8a82ab58904'],
  ['collection-money-plainly', '#cac8af', 'df9e6a22be426a55', 'f7f25c1ddd930249'],
  ['pathway-voice-and-presence', '#e0bcbc', '3ae54ecccfd066a0', 'f3f498f17d3e3a03'],
  ['category-govern', '#cda5a2', '4af91abc808dd0cc', '3999bf463b940df4'],
  ['audit-chair-confidential', '#b1c5c6', 'ab7717503aa18b3a', '702b033fb337081f'],
  ['coach-maya-chen', '#ddd4c7', '73f92508037e1636', '38baf3fa3b402f1e'],
  ['a', '#ddd4c7', 'bf7e67c3419a58d3', '42457bf0e982c8a1'],
] as const;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

it.each(published)('always draws %s the same', (slug, tone, wide, square) => {
  expect(coverTone(slug)).toBe(tone);
  expect(digest(coverArt(slug))).toBe(wide);
  expect(digest(coverArt(slug, { ratio: '1:1' }))).toBe(square);
});

it('uses every composition and palette over many slugs', () => {
  const tones = new Set(Array.from({ length: 400 }, (_, index) => coverTone(`salon-${index}`)));

  expect(tones.size).toBe(12);
});

it('keeps the ids of two covers on one page apart', () => {
  const ids = (slug: string, ratio: '16:9' | '1:1') =>
    [...coverArt(slug, { ratio }).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  const all = [...ids('one', '16:9'), ...ids('one', '1:1'), ...ids('two', '16:9')];

  expect(all.length).toBeGreaterThan(3);
  expect(new Set(all).size).toBe(all.length);
});

it('holds a composition and a palette when asked', () => {
  const held = coverArt('pathway-voice-and-presence', { composition: 'ascent', palette: 'slate' });

  expect(held).toContain('#DEE5EB');
  expect(coverTone('anything', { palette: 'slate' })).toBe(coverTone('another', { palette: 'slate' }));
});

it('gives an address that holds the whole picture and needs no quotes', () => {
  const uri = coverUri('the-art-of-the-ask');

  expect(uri).toMatch(/^data:image\/svg\+xml,/);
  expect(uri).not.toMatch(/["<>#]/);
  expect(decodeURIComponent(uri.slice('data:image/svg+xml,'.length)).replaceAll("'", '"')).toBe(
    coverArt('the-art-of-the-ask'),
  );
});
