import { roundsOf } from './rounds';

it('counts what had to wait for another, not what went beside it', () => {
  const document = { start: 0, end: 10 };
  const scripts = [
    { start: 11, end: 20 },
    { start: 11, end: 30 },
  ];
  const answer = { start: 31, end: 40 };
  const picture = { start: 21, end: 50 };

  expect(roundsOf([])).toBe(0);
  expect(roundsOf(scripts)).toBe(1);
  expect(roundsOf([picture, answer, ...scripts, document])).toBe(3);
});

it('leaves out what never ended', () => {
  expect(roundsOf([{ start: 0, end: Infinity }])).toBe(0);
});
