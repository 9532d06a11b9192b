import { withoutControlCharacters } from './withoutControlCharacters';

it('removes control characters from every text, however deeply nested', () => {
  const args = {
    input: { title: 'Chair\u0000 of the board\u0007', goals: ['Fund\u0085', { title: '\u001bBuild' }] },
  };

  expect(withoutControlCharacters(args)).toEqual({
    input: { title: 'Chair of the board', goals: ['Fund', { title: 'Build' }] },
  });
});

it('keeps tabs and line breaks, and normalises line breaks to a line feed', () => {
  expect(withoutControlCharacters('one\r\ntwo\rthree\nfour\tfive')).toBe('one\ntwo\nthree\nfour\tfive');
});

it('removes them from the keys of a free-form object too', () => {
  expect(withoutControlCharacters({ 'Na\u0000me': 'Mei' })).toEqual({ Name: 'Mei' });
});

it('returns the same object where there is nothing to remove', () => {
  const args = { input: { title: 'Café 🪶 بيت', take: 20, when: null, list: [{ a: true }] } };

  expect(withoutControlCharacters(args)).toBe(args);
});

it('refuses arguments nested deeper than any operation takes, without exhausting the stack', () => {
  const deep: unknown = JSON.parse('['.repeat(16_000) + ']'.repeat(16_000));

  expect(() => withoutControlCharacters(deep)).toThrow('What was sent is nested too deeply.');
});
