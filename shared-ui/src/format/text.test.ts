import { eventTypeLabel, truncate } from './text';

it('leaves short text alone', () => {
  expect(truncate('The Art of the Ask', 50)).toBe('The Art of the Ask');
  expect(truncate('x'.repeat(50), 50)).toBe('x'.repeat(50));
});

it('never shows more than the limit and cuts between words', () => {
  expect(truncate('Closed-Door Dinner: What Chairs Say After the Meeting', 50)).toBe(
    'Closed-Door Dinner: What Chairs Say After the…',
  );
  expect(truncate('The boardroom', 12)).toBe('The…');
  expect(truncate('One line\nand another', 12)).toBe('One line and…'.replace(' and', '\nand'));
  expect(truncate('x'.repeat(60), 50)).toBe(`${'x'.repeat(50)}…`);
});

it.each([
  ['PEER_GROUP', 'Peer Group'],
  ['salon', 'Salon'],
  ['NOT_APPLICABLE', ''],
  ['Not Applicable', ''],
  [null, ''],
])('shows the type %s as %j', (type, expected) => {
  expect(eventTypeLabel(type)).toBe(expected);
});
