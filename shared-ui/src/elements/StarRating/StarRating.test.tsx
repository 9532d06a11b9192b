import { render, screen } from '@testing-library/react';
import { StarRating } from './StarRating';

it.each([
  [4, '4 out of 5'],
  [4.6, '5 out of 5'],
  [9, '5 out of 5'],
  [-1, '0 out of 5'],
])('reads %d as %s', (value, name) => {
  render(<StarRating value={value} />);

  expect(screen.getByRole('img', { name })).toHaveTextContent('★★★★★');
});
