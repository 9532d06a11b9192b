import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppliedFilters } from './AppliedFilters';
import { FilterPanel, type FilterPanelProps } from './FilterPanel';

const setup = (props: Partial<FilterPanelProps> = {}) => {
  const onClear = jest.fn();
  render(
    <FilterPanel chosen={2} onClear={onClear} result="42 members" {...props}>
      <label>
        <input type="checkbox" /> Boston
      </label>
    </FilterPanel>,
  );
  return { user: userEvent.setup(), onClear };
};

it('stands beside the results, named by its title', async () => {
  const { user, onClear } = setup();
  const panel = within(screen.getByRole('region', { name: 'Filters' }));

  expect(panel.getByRole('checkbox', { name: 'Boston' })).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Clear All' }));

  expect(onClear).toHaveBeenCalledTimes(1);
});

it('opens as a sheet that says how many filters are on and what they find', async () => {
  const { user } = setup();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Filters 2' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByRole('checkbox', { name: 'Boston' })).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Show 42 members' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('has nothing to clear while none is on, and shows no number', async () => {
  const { user, onClear } = setup({ chosen: 0 });

  await user.click(screen.getByRole('button', { name: 'Clear All' }));

  expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Clear All' })).toHaveAttribute('aria-disabled', 'true');
  expect(onClear).not.toHaveBeenCalled();
});

it('clears what else narrows the results, though no filter is on', async () => {
  const { user, onClear } = setup({ chosen: 0, alsoClears: true });

  await user.click(screen.getByRole('button', { name: 'Clear All' }));

  expect(onClear).toHaveBeenCalledTimes(1);
});

it('says what matches and takes a filter off', async () => {
  const onRemove = jest.fn();
  render(
    <AppliedFilters
      result="42 members"
      filters={[
        { key: 'a', label: 'Strategy', onRemove },
        { key: 'b', label: 'Boston', onRemove: jest.fn() },
      ]}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('42 members match 2 filters');

  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Strategy' }));

  expect(onRemove).toHaveBeenCalledTimes(1);
});

it('shows no number while it is not known', () => {
  render(<AppliedFilters result={null} filters={[]} />);

  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
