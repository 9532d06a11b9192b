import { render, screen } from '@testing-library/react';
import { Review } from './Review';

const review = { at: Date.UTC(2026, 10, 21), rating: 4, limit: 40, less: 'Read less' };

it('shows who wrote it and when, and how it was', () => {
  render(<Review {...review} name="Amara Osei" reviewer={{}} text="A good hour." />);

  expect(screen.getByRole('article')).toHaveTextContent(/Amara Osei.*Nov 21.*A good hour\./);
  expect(screen.getByRole('img', { name: /4/ })).toBeInTheDocument();
});

it('has a sign in the place of initials for somebody who stays anonymous', () => {
  render(<Review {...review} name="Member Review" reviewer={null} />);

  expect(screen.getByRole('article')).toHaveTextContent(/^Member Review/);
  expect(screen.getByRole('article').querySelector('svg')).toBeInTheDocument();
});
