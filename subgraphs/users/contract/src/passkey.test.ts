import { passkeyName } from './passkey';

it.each([
  ['a line break', 'My laptop\nand phone'],
  ['a line separator', 'My laptop\u2028and phone'],
  ['a character that turns the text around', 'My laptop \u202eenohp'],
  ['a directional isolate', 'My \u2067laptop\u2069'],
])('refuses %s in the name of a passkey', (_what, name) => {
  expect(passkeyName.safeParse(name).error?.issues).toMatchObject([{ message: 'Keep it to one line' }]);
});

it.each(['Ziba’s laptop', 'لپ‌تاپ من', '👩‍💻 at work'])(
  'takes %s, whose joiners belong to the script',
  (name) => {
    expect(passkeyName.parse(name)).toBe(name);
  },
);
