import { groupsBetween } from './places';

describe('groups of a coach’s free hours', () => {
  it.each([
    [
      'three each, in their order',
      [1, 2, 3, 4, 5, 6],
      [],
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
    ],
    ['no smaller rest', [1, 2, 3, 4], [], [[1, 2, 3]]],
    ['none with somebody’s session between its hours', [1, 2, 5, 6, 7, 8], [3], [[5, 6, 7]]],
    [
      'a session before, between and after groups is in none of them',
      [2, 3, 4, 6, 7, 8],
      [1, 5, 9],
      [
        [2, 3, 4],
        [6, 7, 8],
      ],
    ],
    ['none when sessions are everywhere', [1, 3, 5, 7], [2, 4, 6], []],
  ])('are %s', (_name, hours, taken, groups) => {
    expect(groupsBetween(hours, taken)).toEqual(groups);
  });
});
