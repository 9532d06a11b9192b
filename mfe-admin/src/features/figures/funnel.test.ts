import { stepsOf } from './funnel';

type Funnel = Parameters<typeof stepsOf>[0];

const funnel = (...counts: (number | null)[]): Funnel =>
  (['checkout', 'account', 'agreement', 'intake'] as const).map((step, place) => ({
    step,
    count: counts[place] ?? null,
  }));
const sharesIn = (...counts: (number | null)[]) =>
  stepsOf(funnel(...counts), []).map(({ share, ofAbove }) => [share, ofAbove]);

it('shares are of the first step, and of the step above', () =>
  expect(sharesIn(20, 10, 5, 5)).toEqual([
    [1, null],
    [0.5, 0.5],
    [0.25, 0.5],
    [0.25, 1],
  ]));

it('are of the first step that anybody took, and of none above where nobody took that', () =>
  expect(sharesIn(0, 20, 15, 12)).toEqual([
    [0, null],
    [1, null],
    [0.75, 0.75],
    [0.6, 0.8],
  ]));

it('are none where nobody took any step', () =>
  expect(sharesIn(0, 0, 0, 0)).toEqual(Array.from({ length: 4 }, () => [0, null])));
