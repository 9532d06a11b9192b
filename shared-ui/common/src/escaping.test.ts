import { csvLine, escapeHtml, escapeRegExp, escapeXml } from './escaping';

it('leaves nothing in a text that could begin or end an element or an attribute', () => {
  expect(escapeHtml(`<b title="a & 'b'">`)).toBe('&lt;b title=&quot;a &amp; &#39;b&#39;&quot;&gt;');
});

it('leaves out of XML what XML does not allow, and escapes the rest', () => {
  expect(escapeXml('a\u0000b\u000b & <c>\n')).toBe('ab &amp; &lt;c&gt;\n');
});

it('matches a text to the letter', () => {
  expect(new RegExp(`^${escapeRegExp('a.b*(c)[d]\\')}$`).test('a.b*(c)[d]\\')).toBe(true);
  expect(new RegExp(escapeRegExp('a.b')).test('axb')).toBe(false);
});

it('quotes every value of a line of CSV, quotes and line breaks within too', () => {
  expect(csvLine(['Osei, Amara', 'the "Dean"', 'two\nlines', 7, null])).toBe(
    '"Osei, Amara","the ""Dean""","two\nlines","7",""\r\n',
  );
});

it.each(['=1+1', '+44 20', '-2', '@SUM(A1)', '\t=1', '\r=1'])('keeps %j from being a formula', (text) => {
  expect(csvLine([text])).toBe(`"'${text}"\r\n`);
});
