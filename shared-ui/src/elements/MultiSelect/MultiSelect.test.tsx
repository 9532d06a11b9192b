import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MultiSelect, type MultiSelectProps } from './MultiSelect';

const areas = [
  'Strategy',
  'Finance',
  'People',
  'Technology',
  'Risk',
  'Growth',
  'Operations',
  'Legal',
  'Équité',
  'Tax',
];
const options = areas.map((value, index) => ({ value, count: 100 - index }));

function Areas({ selected: first, ...props }: Partial<MultiSelectProps>) {
  const [selected, setSelected] = useState<readonly string[]>(first ?? []);
  return (
    <MultiSelect
      label="Leadership areas"
      options={options}
      {...props}
      selected={selected}
      onChange={(next) => {
        setSelected(next);
        props.onChange?.(next);
      }}
    />
  );
}

const shown = () => screen.getAllByRole('checkbox').length;

it('is a named group of options with counts', () => {
  render(<Areas />);

  expect(screen.getByRole('group', { name: 'Leadership areas' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Strategy 100' })).not.toBeChecked();
});

it('adds and takes away', async () => {
  const onChange = jest.fn();
  render(<Areas onChange={onChange} selected={['Risk']} />);

  await userEvent.click(screen.getByRole('checkbox', { name: /Strategy/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Risk/ }));

  expect(onChange.mock.calls).toEqual([[['Risk', 'Strategy']], [['Strategy']]]);
});

it("cuts the list after eight as '+N', which keeps the focus and takes it back", async () => {
  render(<Areas />);
  expect(shown()).toBe(8);

  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more', expanded: false }));
  expect(shown()).toBe(10);
  expect(screen.getByRole('button', { name: 'Show fewer', expanded: true })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(shown()).toBe(8);
});

it('never hides a ticked option, nor removes it when it is unticked', async () => {
  render(<Areas selected={['Tax']} />);

  await userEvent.click(screen.getByRole('checkbox', { name: /Tax/, checked: true }));

  expect(screen.getByRole('checkbox', { name: /Tax/ })).toHaveFocus();
});

it('keeps what is ticked but no longer offered', () => {
  render(<Areas selected={['Aviation']} />);

  expect(screen.getByRole('checkbox', { name: 'Aviation 0' })).toBeChecked();
});

describe('when there are very many', () => {
  it('finds one by its beginning or middle, whatever the accents, and says how many', async () => {
    render(<Areas searchFrom={5} />);

    await userEvent.type(screen.getByRole('searchbox', { name: 'Find in Leadership areas' }), 'equ');

    expect(screen.getByRole('checkbox')).toHaveAccessibleName('Équité 92');
    expect(screen.getByRole('status')).toHaveTextContent('1 of 10');
  });

  it('says that there is none', async () => {
    render(<Areas searchFrom={5} />);

    await userEvent.type(screen.getByRole('searchbox'), 'zzz');

    expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
