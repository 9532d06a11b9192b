import { render, screen } from '@testing-library/react';
import { CollectionCard } from './CollectionCard';

const title = 'Everything a first-time director asks in her first year';

it('keeps a title to 40 characters and says it whole', () => {
  render(<CollectionCard href="/collections/first" slug="first" title={title} meta="9 salons" />);

  const link = screen.getByRole('link', { name: title });
  expect(link).toHaveAttribute('href', '/collections/first');
  expect(link.textContent).toBe('Everything a first-time director asks in…');
  expect(screen.getByText('9 salons')).toBeInTheDocument();
});

it('keeps a pathway to 28', () => {
  render(<CollectionCard href="#" slug="first" title={title} titleLength={28} composition="ascent" />);

  expect(screen.getByRole('link').textContent).toBe('Everything a first-time…');
});
