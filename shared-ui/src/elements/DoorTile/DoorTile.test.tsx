import { render, screen } from '@testing-library/react';
import { DoorTile, Doors } from './DoorTile';

it('is one link, named by the category and what is behind it', () => {
  render(
    <Doors>
      <li>
        <DoorTile href="/categories/fund" slug="category-fund" name="Fund" meta="22 salons" />
      </li>
    </Doors>,
  );

  expect(screen.getByRole('listitem')).toContainElement(screen.getByRole('link', { name: 'Fund 22 salons' }));
  expect(screen.getByRole('link')).toHaveAttribute('href', '/categories/fund');
});

it('keeps a name to 12 characters and says it whole', () => {
  render(<DoorTile href="#" slug="x" name="Transformation" />);

  expect(screen.getByText('Transformati…')).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAccessibleName('Transformation');
});
