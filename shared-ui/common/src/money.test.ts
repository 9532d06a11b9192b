import { formatFullMoney, formatMoney, inWholeUnits, plainAmount } from './money';

it.each([
  [69_000, 'USD', '$690'],
  [69_050, 'USD', '$690.50'],
  [0, 'USD', '$0'],
  [690, 'JPY', '¥690'],
  [1_500, 'KWD', 'KWD 1.500'],
])('shows %d of the smallest unit of %s as %s', (amount, currency, shown) => {
  expect(formatMoney(amount, currency).replace(/\s/g, ' ')).toBe(shown);
});

it('keeps the decimals of whole amounts where all are to line up', () => {
  expect(formatFullMoney(69_000, 'USD')).toBe('$690.00');
  expect(formatFullMoney(690, 'JPY')).toBe('¥690');
});

it('sets a minus before what is paid back, no hyphen', () => {
  expect(formatMoney(-69_000, 'USD')).toBe('−$690');
  expect(formatFullMoney(-69_050, 'USD')).toBe('−$690.50');
});

it('gives amounts as numbers, by the decimals of their currency', () => {
  expect([inWholeUnits(69_050, 'USD'), inWholeUnits(690, 'JPY')]).toEqual([690.5, 690]);
  expect([plainAmount(69_050, 'USD'), plainAmount(690, 'JPY')]).toEqual(['690.50', '690']);
});
