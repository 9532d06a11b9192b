import { budget } from './budget';
import { BUDGET_OF_OTHERS } from './budgets';
import { candidate, testLive } from './testing';

const verdictOn = (first: number, later = 0) => {
  const { entry, folder } = candidate();
  const files = entry.files.map((file) =>
    file.name === 'remote.js' ? { ...file, brotli: first - 33, bytes: 10 * first } : { ...file, brotli: 33 },
  );
  const lazy = { ...entry.files[0]!, name: 'later.js', brotli: later };
  return budget.run({ entry: { ...entry, files: [...files, lazy] }, folder }, testLive());
};

it('counts what an area begins with as it is sent, and not what it loads later', async () => {
  expect(await verdictOn(BUDGET_OF_OTHERS, 1_000_000)).toEqual({
    summary: '31.7 KB to begin with, of 31.7 KB',
    problems: [],
  });
});

it('refuses a byte more, and says what can be done', async () => {
  const { problems } = await verdictOn(BUDGET_OF_OTHERS + 1);

  expect(problems).toEqual([
    expect.stringMatching(/^mfe-one begins with 31\.7 KB of JavaScript, .*lazyRoute.*budgets\.ts\.$/),
  ]);
});
