import { initials, monogram } from './monogram';

it.each([
  ['Amara Osei', 'AO'],
  ['Élodie Martin', 'ÉM'],
  ['Magdalena Ortiz Ruiz', 'MR'],
  ['  Cher  ', 'C'],
  ['', ''],
])('takes the initials of %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

it('draws the same arch for the same name', () => {
  expect(monogram('Ada Wren')).toBe(monogram('Ada Wren'));
  expect(monogram('Ada Wren')).toContain('>AW</text>');
});

it('lets no markup through from a name', () => {
  const svg = monogram('<script> &evil');

  expect(svg).toContain('&#60;&#38;</text>');
  expect(svg).not.toContain('<script');
});
