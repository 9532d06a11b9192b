import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterMenu } from './FilterMenu';

it('shows its choices on press, and stays open while they are ticked', async () => {
  const user = userEvent.setup();
  render(
    <FilterMenu label="Location">
      <label>
        <input type="checkbox" /> Virtual
      </label>
    </FilterMenu>,
  );
  const button = screen.getByRole('button', { name: 'Location' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();

  await user.click(button);
  await user.click(screen.getByRole('checkbox', { name: 'Virtual' }));

  expect(screen.getByRole('checkbox', { name: 'Virtual' })).toBeChecked();
  expect(button).toHaveAttribute('aria-expanded', 'true');
});
