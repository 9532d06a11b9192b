import { render, screen } from '@testing-library/react';
import { ProgressRing } from './ProgressRing';

it.each([
  [0.624, '62%'],
  [1, '100%'],
  [1.4, '100%'],
])('shows %d as %s', (fraction, percent) => {
  render(<ProgressRing fraction={fraction} label="Complete" />);

  expect(screen.getByRole('img', { name: `Complete ${percent}` })).toHaveTextContent(percent);
});

it('is 70 px with a stroke of 6', () => {
  const { container } = render(<ProgressRing fraction={0.5} />);

  const [, value] = container.querySelectorAll('circle');
  expect(container.querySelector('svg')).toHaveAttribute('width', '70');
  // 31 is half of 70 less one, less half of the stroke: the round cap stays inside.
  expect(value?.getAttribute('stroke-dasharray')?.split(' ').map(Number)[0]).toBeCloseTo(Math.PI * 31);
});
