import { scoreOf, tableOf } from './report';
import type { Result, Verdict } from './results';
import { sample } from './sample';

const result = (verdict: Verdict, area = 'seats'): Result => ({
  area,
  verdict,
  file: 'seats.ts',
  line: 1,
  operator: 'test',
  original: 'if (a) return;',
  mutated: 'if (false) return;',
  by: null,
  ms: 0,
});

it('counts what no test comes by as unnoticed, and what cannot be built not at all', () => {
  const results = [result('killed'), result('killed'), result('survived'), result('not reached')];

  expect(scoreOf([...results, result('types')])).toBe(50);
  expect(scoreOf([result('types')])).toBeNull();
});

it('has a row for each area and one for all', () => {
  expect(tableOf([result('killed'), result('survived', 'access')]).split('\n')).toEqual([
    expect.stringMatching(/^access +0\.0 %/),
    expect.stringMatching(/^seats +100\.0 %/),
    expect.stringMatching(/^in all +50\.0 %, 2 mutants, 1 killed/),
  ]);
});

it('takes the same sample for the same seed, each thing once', () => {
  const list = Array.from({ length: 50 }, (_, index) => index);

  expect(sample(list, 20, 7)).toEqual(sample(list, 20, 7));
  expect(sample(list, 20, 7)).not.toEqual(sample(list, 20, 8));
  expect([...sample(list, 50, 7)].sort((one, other) => one - other)).toEqual(list);
});
