import { csvLine } from './csv';

it('quotes every value, quotes and line breaks within too', () => {
  expect(csvLine(['Osei, Amara', 'the "Dean"', 'two\nlines', 7, null])).toBe(
    '"Osei, Amara","the ""Dean""","two\nlines","7",""\r\n',
  );
});

it.each(['=1+1', '+44 20', '-2', '@SUM(A1)', '\t=1', '\r=1'])('keeps %j from being a formula', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`);
});
