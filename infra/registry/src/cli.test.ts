import { remoteFromArguments } from './cli';

it('takes a remote of this repository by its name', () => {
  expect(remoteFromArguments('deploy', ['mfe-learning'], { isFromSource: true })).toBe('mfe-learning');
});

it('says which there are where another one is to be built', () => {
  expect(() => remoteFromArguments('deploy', ['mfe-book-club'], { isFromSource: true })).toThrow(
    /no remote called mfe-book-club. There are: .*mfe-learning/,
  );
});

it('takes one of another repository where nothing is built', () => {
  expect(remoteFromArguments('rollback', ['mfe-book-club'])).toBe('mfe-book-club');
});

it('takes nothing that no remote can be called', () => {
  expect(() => remoteFromArguments('rollback', ['../mfe-learning'])).toThrow(/no remote called/);
});
