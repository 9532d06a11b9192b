import { keepRecent } from './keepRecent';

const updates = (count: number) =>
  Array.from({ length: count }, (_, index) => `remote.${index}.hot-update.js`);

it('keeps hot updates that a page may still have to apply, and the latest entries', () => {
  const keeps = keepRecent();

  expect(['remoteEntry.a.js', 'main.a.js.map', 'mfe_x.a.hot-update.json'].map(keeps)).toEqual([
    true,
    true,
    true,
  ]);
  expect(keeps('page.js')).toBe(false);
});

it('does not keep them for ever', () => {
  const keeps = keepRecent();

  const [first = '', ...others] = updates(401);
  [first, ...others].forEach(keeps);

  expect([keeps(first), keeps(others[0]!)]).toEqual([false, true]);
});
