import { sheet } from './sheet';

const ART = '<svg viewBox="0 0 10 10"></svg>';
const WHEN = 'Mon, Dec 7 · 8:30 AM ET';

/** Where lines begin, from the top: the brand's, the title's, and those below. */
const baselinesOf = (title: string) =>
  [
    ...sheet({ brand: 'Athenaeum', title, lines: [WHEN, 'Ingrid Solberg'], art: ART }).matchAll(
      /translate\(72 ([\d.]+)\)/g,
    ),
  ].map(([, y]) => Number(y));

const sizeOf = (title: string) =>
  Math.max(
    ...[...sheet({ brand: 'A', title, lines: [], art: ART }).matchAll(/scale\(([\d.]+)\)/g)].map(
      ([, scale]) => Number(scale),
    ),
  );

it.each([
  'Invitation-Only Roundtable: Pay, Power and Proxy Season',
  'Closed-Door Dinner: What Chairs Say After the Meeting, and What They Never Say Before It Begins',
  'word '.repeat(60),
])('keeps the day clear of a long title: %s', (title) => {
  const [, ...below] = baselinesOf(title);
  const [day, host] = below.slice(-2);

  expect(below.length).toBeLessThanOrEqual(6);
  // The height of a line of the title, and some air.
  expect(day! - below.at(-3)!).toBeGreaterThan(64);
  expect(host! - day!).toBe(44);
});

it('is larger for a short title', () => {
  expect(sizeOf('The Art of the Ask')).toBeGreaterThan(sizeOf('word '.repeat(20)));
});
