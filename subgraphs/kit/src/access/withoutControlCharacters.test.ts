import { withoutControlCharacters } from './withoutControlCharacters';

it('takes control characters out of every text, however deep', () => {
  const args = {
    input: { title: 'Chair\u0000 of the board\u0007', goals: ['Fund\u0085', { title: '\u001bBuild' }] },
  };

  expect(withoutControlCharacters(args)).toEqual({
    input: { title: 'Chair of the board', goals: ['Fund', { title: 'Build' }] },
  });
});

it('keeps tabs and lines, each line ended by a line feed', () => {
  expect(withoutControlCharacters('one\r\ntwo\rthree\nfour\tfive')).toBe('one\ntwo\nthree\nfour\tfive');
});

it('cleans the keys of a free object too', () => {
  expect(withoutControlCharacters({ 'Na\u0000me': 'Mei' })).toEqual({ Name: 'Mei' });
});

it('gives back the very same object where there is nothing to take out', () => {
  const args = { input: { title: 'Café 🪶 بيت', take: 20, when: null, list: [{ a: true }] } };

  expect(withoutControlCharacters(args)).toBe(args);
});

it('refuses what is nested deeper than any operation takes, without exhausting the stack', () => {
  const deep: unknown = JSON.parse('['.repeat(16_000) + ']'.repeat(16_000));

  expect(() => withoutControlCharacters(deep)).toThrow('What was sent is nested too deeply.');
});
