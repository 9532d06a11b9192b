import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Combobox, type ComboboxProps } from './Combobox';

const companies = [
  'Halden Logistics',
  'Halden Logistics Iberia',
  'Nordhavn Energi',
  'Aurea Saúde',
  'Tamarind Foods',
];

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: { label: 'Company', options: companies, value: '', onChange: () => {} },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Start typing. If it is not there, add it.' } };
export const Chosen: Story = { args: { value: 'Nordhavn Energi' } };
export const FreeText: Story = { args: { free: true, value: 'A company nobody has heard of' } };
/** The company list shows 6 of up to 100. */
export const SixOfMany: Story = {
  args: { limit: 6, options: Array.from({ length: 100 }, (_, index) => `Halden Logistics ${index + 1}`) },
};
export const Suggestions: Story = {
  args: { options: [{ value: '1', label: 'Halden Logistics', note: 'in our list' }], onSearch: () => {} },
};
export const Looking: Story = { args: { options: [], loading: true, onSearch: () => {} } };
export const Wrong: Story = {
  args: {
    value: 'Halden Logistics',
    error: 'This company is already in our list: choose it instead',
    required: true,
  },
};
export const Disabled: Story = { args: { value: 'Nordhavn Energi', disabled: true } };

const typeHalden: Story['play'] = ({ canvas, userEvent }) =>
  userEvent.type(canvas.getByRole('combobox'), 'Halden');

export const Open: Story = { play: typeHalden };
export const OpenWithNothingFound: Story = { args: { options: [] }, play: typeHalden };

function Choosing(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div style={{ maxWidth: 420 }}>
      <Combobox {...props} value={value} onChange={setValue} />
    </div>
  );
}
