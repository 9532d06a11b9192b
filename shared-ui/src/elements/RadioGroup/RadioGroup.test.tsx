import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from '../Checkbox/Checkbox';
import { Select } from '../Select/Select';
import { RadioGroup } from './RadioGroup';

it('is one choice of a named group', async () => {
  const onChange = jest.fn();
  render(
    <RadioGroup
      label="Relationship"
      name="relationship"
      options={['Recruiter', 'Recommender']}
      value="Recruiter"
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('group', { name: 'Relationship' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Recruiter' })).toBeChecked();

  await userEvent.click(screen.getByRole('radio', { name: 'Recommender' }));

  expect(onChange).toHaveBeenCalledTimes(1);
});

it('ticks by its words', async () => {
  const onChange = jest.fn();
  render(<Checkbox label="Strategy" count={132} onChange={onChange} />);

  await userEvent.click(screen.getByText('Strategy'));

  expect(screen.getByRole('checkbox', { name: /Strategy/ })).toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('is the system’s own list, with an empty first line where asked', async () => {
  render(
    <Select label="Location" placeholder="All" options={['Virtual', { value: 'in', label: 'In Person' }]} />,
  );
  expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('');

  await userEvent.selectOptions(screen.getByLabelText('Location'), 'In Person');

  expect(screen.getByLabelText('Location')).toHaveValue('in');
});
