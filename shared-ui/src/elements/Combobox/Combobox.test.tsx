import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox, type ComboboxProps } from './Combobox';

const companies = ['Halden Logistics', 'Halden Logistics Iberia', 'Nordhavn Energi', 'Aurea Saúde'];

function Field({
  onChosen,
  start = '',
  ...props
}: Partial<ComboboxProps> & { onChosen?: (v: string) => void; start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Combobox
        label="Company"
        options={companies}
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChosen?.(next);
        }}
      />
      <button type="button" onClick={() => setValue('')}>
        Reset
      </button>
    </>
  );
}

const setup = (props: Parameters<typeof Field>[0] = {}) => {
  const onChosen = jest.fn();
  const view = render(<Field onChosen={onChosen} {...props} />);
  return { onChosen, user: userEvent.setup(), view };
};

const field = () => screen.getByRole('combobox', { name: 'Company' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

it('filters the list while typing, ignoring accents', async () => {
  const { user } = setup();

  await user.type(field(), 'saud');

  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(options()).toEqual(['Aurea Saúde']);
});

it('chooses with arrows and Enter, and closes', async () => {
  const { user, onChosen } = setup();

  await user.type(field(), 'halden{ArrowDown}{ArrowDown}{Enter}');

  expect(onChosen).toHaveBeenLastCalledWith('Halden Logistics Iberia');
  expect(field()).toHaveValue('Halden Logistics Iberia');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('chooses by press', async () => {
  const { user, onChosen } = setup();
  await user.type(field(), 'nord');

  await user.click(screen.getByRole('option', { name: 'Nordhavn Energi' }));

  expect(onChosen).toHaveBeenLastCalledWith('Nordhavn Energi');
  expect(field()).toHaveValue('Nordhavn Energi');
  expect(options()).toEqual([]);
});

it('offers everything when opened on what is chosen', async () => {
  const { user } = setup({ start: 'Nordhavn Energi' });
  expect(field()).toHaveValue('Nordhavn Energi');

  await user.click(field());
  await user.keyboard('{ArrowDown}');

  expect(options()).toEqual(companies);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Nordhavn Energi');
});

it('goes back to what was chosen on Esc and on leaving', async () => {
  const { user, onChosen } = setup({ start: 'Nordhavn Energi' });

  await user.type(field(), ' and more{Escape}');
  expect(field()).toHaveValue('Nordhavn Energi');
  expect(options()).toEqual([]);

  await user.type(field(), ' and more');
  await user.tab();
  expect(field()).toHaveValue('Nordhavn Energi');
  expect(onChosen).not.toHaveBeenCalled();
});

it('takes the whole name for the choice, and nothing else', async () => {
  const { user, onChosen } = setup();

  await user.type(field(), 'nordhavn energi');
  await user.tab();
  expect(onChosen).toHaveBeenLastCalledWith('Nordhavn Energi');
  expect(field()).toHaveValue('Nordhavn Energi');

  await user.clear(field());
  expect(onChosen).toHaveBeenLastCalledWith('');
  await user.type(field(), 'Tamarind');
  expect(screen.getByText('Nothing found')).toBeInTheDocument();
  await user.tab();
  expect(field()).toHaveValue('');
});

it('keeps other text where that is allowed', async () => {
  const { user, onChosen } = setup({ free: true });

  await user.type(field(), 'Tamarind Foods');
  await user.tab();

  expect(onChosen).toHaveBeenLastCalledWith('Tamarind Foods');
  expect(field()).toHaveValue('Tamarind Foods');
});

it('shows the first few and says of how many', async () => {
  const { user } = setup({ limit: 1 });

  await user.type(field(), 'halden');

  expect(options()).toEqual(['Halden Logistics']);
  expect(screen.getByText(/^Showing 1 of 2\./)).toBeInTheDocument();
});

it('closes on a choice that the cut list would not show, and shows it first when opened again', async () => {
  const { user } = setup({ limit: 2 });

  await user.type(field(), 'saude{ArrowDown}{Enter}');
  expect(options()).toEqual([]);

  await user.keyboard('{ArrowDown}');
  expect(options()).toEqual(['Aurea Saúde', 'Halden Logistics']);
});

describe('with suggestions from elsewhere', () => {
  it('reports what is typed, says that it is searching, then shows the results', async () => {
    const onSearch = jest.fn();
    const { user, view } = setup({ options: [], onSearch, loading: true });

    await user.type(field(), 'tam');

    expect(onSearch).toHaveBeenLastCalledWith('tam');
    expect(screen.getByText('Looking…')).toBeInTheDocument();

    view.rerender(
      <Field
        onSearch={onSearch}
        options={[{ value: '7', label: 'Halden Logistics', note: 'in our list' }]}
      />,
    );

    expect(await screen.findByRole('option', { name: 'Halden Logistics in our list' })).toBeInTheDocument();
  });

  it('shows the words of a value that is not among them', () => {
    setup({ options: [], onSearch: jest.fn(), start: '7', valueText: 'Halden Logistics' });

    expect(field()).toHaveValue('Halden Logistics');
  });
});

it('follows the value when that changes from outside', async () => {
  const { user } = setup({ start: 'Nordhavn Energi' });

  await user.click(screen.getByRole('button', { name: 'Reset' }));

  expect(field()).toHaveValue('');
});

it('is read with its hint and its error, and is required', () => {
  setup({ hint: 'If it is not there, add it.', error: 'Choose a company', required: true });

  expect(field()).toHaveAccessibleDescription('If it is not there, add it. Choose a company');
  expect(field()).toBeInvalid();
  expect(field()).toBeRequired();
});
