import { createReportTokens, traceOfPage } from './reportToken';

const tokens = createReportTokens(['a key of this test, of 32 bytes or more']);
const facts = { versions: [{ name: 'mfe-one', version: 'v001' }], member: null, session: null };
const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

it('a page that was traced names its trace for as long as it opens', () => {
  const token = tokens.sign({ ...facts, trace: TRACE }, 0);

  expect(traceOfPage(token, 59_000)).toBe(TRACE);
  expect(traceOfPage(token, 61_000)).toBeUndefined();
  expect(tokens.read(token, null, 59_000)).toMatchObject({ tab: token.split('.')[1] });
});

it('of any other there is none', () => {
  expect(traceOfPage(tokens.sign(facts))).toBeUndefined();
  for (const given of [undefined, '', 'x', '.', ['a', 'b'], `zz.${'A'.repeat(31)}`])
    expect(traceOfPage(given)).toBeUndefined();
});
