import { html } from './html';
import { withMarkup } from './withMarkup';

const link = (words: string) => html`<a href="/x">${words}</a>`;

it('draws what is marked and leaves the rest text', () => {
  expect(
    withMarkup('Lost it? <support>Write to us</support>, <b>soon</b>', { support: link, b: link }).markup,
  ).toBe('Lost it? <a href="/x">Write to us</a>, <a href="/x">soon</a>');
});

it('makes no markup of values', () => {
  expect(withMarkup('At <at>"><script></at> & on', { at: link }).markup).toBe(
    'At <a href="/x">&quot;&gt;&lt;script&gt;</a> &amp; on',
  );
});
