import { marked, matches } from './matching';

it.each([
  ['Boardroom Ready', 'board', true],
  ['Boardroom Ready', 'ready bo', true],
  ['Boardroom Ready', 'room', false],
  ['Próximos eventos', 'proximos', true],
  ['Anything', '', true],
])('%s for “%s”: %s', (text, term, expected) => {
  expect(matches(text, term)).toBe(expected);
});

it('marks the beginnings of words, whatever their case and accents', () => {
  const bold = (text: string, term: string) =>
    marked(text, term)
      .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
      .join('');

  expect(bold('A Board, and a boardroom', 'board')).toBe('A [Board], and a [board]room');
  expect(bold('Próximos eventos', 'prox')).toBe('[Próx]imos eventos');
  expect(bold('Anything', '')).toBe('Anything');
});
