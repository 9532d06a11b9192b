import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterChip } from './Chip';
import { ChipGroup } from './ChipGroup';

const options = ['Virtual', 'In-Person', 'Hybrid', 'Dinner'].map((label) => ({ value: label, label }));

it('adds and takes away', async () => {
  const onChange = jest.fn();
  render(<ChipGroup label="Location" options={options} selected={['Virtual']} onChange={onChange} />);

  await userEvent.click(screen.getByRole('button', { name: 'Dinner' }));
  await userEvent.click(screen.getByRole('button', { name: 'Virtual', pressed: true }));

  expect(onChange.mock.calls).toEqual([[['Virtual', 'Dinner']], [[]]]);
});

it("counts what is past the limit as '+N' and shows it when asked", async () => {
  render(<ChipGroup label="Location" options={options} selected={[]} onChange={() => {}} limit={2} />);
  expect(screen.queryByRole('button', { name: 'Hybrid' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByText('+2'));

  expect(screen.getByRole('button', { name: 'Hybrid' })).toBeInTheDocument();
});

it('takes an applied filter off', async () => {
  const onRemove = jest.fn();
  render(<FilterChip label="Govern" onRemove={onRemove} />);

  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Govern' }));

  expect(onRemove).toHaveBeenCalledTimes(1);
});
