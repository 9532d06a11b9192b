import { bioWithoutTitle } from './bioWithoutTitle';

it.each([
  ['Board interviews. A chair since 2019.', 'Board interviews', 'A chair since 2019.'],
  ['Board interviews', 'board interviews', null],
  ['A chair since 2019.', 'Board interviews', 'A chair since 2019.'],
  ['A chair since 2019.', null, 'A chair since 2019.'],
  [null, 'Board interviews', null],
])('of %j under %j leaves %j', (bio, title, rest) => {
  expect(bioWithoutTitle(bio, title)).toBe(rest);
});
