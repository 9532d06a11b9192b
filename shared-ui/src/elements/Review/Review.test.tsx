import { render, screen } from '@testing-library/react';
import { Review } from './Review';

const review = { at: Date.UTC(2026, 10, 21), rating: 4, limit: 40, less: 'Read less' };

it('shows who wrote it, with initials, and how it was', () => {
  render(<Review {...review} name="Amara Osei" reviewer={{}} text="A good hour." />);

  expect(screen.getByRole('article')).toHaveTextContent(/AO.*Amara Osei.*2026.*A good hour\./);
  expect(screen.getByRole('img', { name: /4/ })).toBeInTheDocument();
});

it('has no initials of somebody who stays anonymous', () => {
  render(<Review {...review} name="Member Review" reviewer={null} />);

  expect(screen.getByRole('article')).toHaveTextContent(/^Member Review/);
});
