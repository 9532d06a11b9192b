import { render, screen } from '@testing-library/react';
import { ProgressBar } from './ProgressBar';

it.each([
  [0.424, 42],
  [-1, 0],
  [1.4, 100],
])('shows %d as %d percent, in words too', (fraction, percent) => {
  render(<ProgressBar label="Uploading" fraction={fraction} />);

  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('value', String(percent));
  expect(screen.getByText(`${percent}%`)).toBeInTheDocument();
});

it('shows no number while progress is indeterminate', () => {
  render(<ProgressBar label="Saving your seat" />);

  expect(screen.getByRole('progressbar', { name: 'Saving your seat' })).not.toHaveAttribute('value');
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});
