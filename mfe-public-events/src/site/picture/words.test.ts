import { wordsInPaths } from './words';

const wide = { size: 50, width: 600, maxLines: 3 };
/** How many letters were drawn: spaces have no outline. */
const lettersIn = (line = '') => line.split('<path').length - 1;

it('draws every letter, and nothing for the spaces between', () => {
  const [line, ...more] = wordsInPaths('An hour', wide);

  expect(lettersIn(line)).toBe(6);
  expect(more).toEqual([]);
});

it('breaks between words, and ends in an ellipsis what does not fit', () => {
  expect(wordsInPaths('one two', { ...wide, width: 120 })).toHaveLength(2);

  const lines = wordsInPaths('word '.repeat(60), wide);
  expect(lines).toHaveLength(3);
  expect(lettersIn(wordsInPaths('m'.repeat(60), wide)[0])).toBeLessThan(60);
});

it('keeps words whole before the ellipsis', () => {
  const one = { ...wide, maxLines: 1 };

  expect(wordsInPaths('a place where members answer each other', one)).toEqual(
    wordsInPaths('a place where members…', one),
  );
});

it('stands letters nearer that belong together', () => {
  const startOfSecond = (pair: string) =>
    Number(/translate\((\d+)\)[^>]*>$/.exec(wordsInPaths(pair, wide)[0]!)?.[1]);

  expect(startOfSecond('AV')).toBeLessThan(startOfSecond('AH'));
});

it('leaves an accent out that it does not have, and draws nothing rather than half of a name', () => {
  expect(lettersIn(wordsInPaths('Şahin', wide)[0])).toBe(5);
  expect(wordsInPaths('Skåne', wide)[0]).not.toBe(wordsInPaths('Skane', wide)[0]);
  expect(wordsInPaths('会 one', wide)).toEqual([]);
});
