import { render, screen } from '@testing-library/react';
import * as icons from '.';

it.each(Object.entries(icons))(
  '%s is hidden from screen readers and stays inside its 24 by 24 box',
  (_name, Icon) => {
    const { container } = render(<Icon size={20} />);

    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveAttribute('width', '20');
    expect(svg).toHaveAttribute('stroke-width', '1.6');
    expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M[\d.]+ [\d.]+[\d\s.,a-zA-Z-]+$/);
  },
);

it('is read by screen readers when it is given a name', () => {
  render(<icons.StarIcon role="img" aria-label="Favourite" />);

  expect(screen.getByRole('img', { name: 'Favourite' })).not.toHaveAttribute('aria-hidden');
});
