import { render, screen } from '@testing-library/react';
import { pageNumbers } from './pageNumbers';
import { Pagination } from './Pagination';

const written = (page: number, pages: number) =>
  pageNumbers(page, pages)
    .map((entry) => (typeof entry === 'number' ? entry : '…'))
    .join(' ');

it.each([
  [1, 1, '1'],
  [2, 5, '1 2 3 4 5'],
  [1, 6, '1 2 3 4 … 6'],
  [3, 6, '1 2 3 4 … 6'],
  [4, 6, '1 … 3 4 5 6'],
  [6, 12, '1 … 5 6 7 … 12'],
  [12, 12, '1 … 9 10 11 12'],
])('page %d of %d shows %s', (page, pages, expected) => {
  expect(written(page, pages)).toBe(expected);
});

it('never shows more than 6 numbers, and always the current one', () => {
  for (let pages = 1; pages <= 40; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const numbers = pageNumbers(page, pages).filter((entry) => typeof entry === 'number');
      expect(numbers.length).toBeLessThanOrEqual(6);
      expect(numbers).toContain(page);
    }
  }
});

it('links to each page and marks where one is', () => {
  render(<Pagination page={2} pages={3} hrefFor={(page) => `/members?page=${page}`} />);

  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/members?page=3');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/members?page=1');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/members?page=3');
});

it('is absent for a single page', () => {
  const { container } = render(<Pagination page={1} pages={1} hrefFor={() => ''} />);

  expect(container).toBeEmptyDOMElement();
});
