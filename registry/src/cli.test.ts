import { remoteFromArguments } from './cli';

it('accepts a remote of this repository', () => {
  expect(remoteFromArguments('deploy', ['mfe-learning'], { isFromSource: true })).toBe('mfe-learning');
});

it('lists the known remotes when an unknown one is to be built', () => {
  expect(() => remoteFromArguments('deploy', ['mfe-book-club'], { isFromSource: true })).toThrow(
    /no remote called mfe-book-club. There are: .*mfe-learning/,
  );
});

it('accepts a remote of another repository where nothing is built', () => {
  expect(remoteFromArguments('rollback', ['mfe-book-club'])).toBe('mfe-book-club');
});

it('refuses an invalid name', () => {
  expect(() => remoteFromArguments('rollback', ['../mfe-learning'])).toThrow(/no remote called/);
});
