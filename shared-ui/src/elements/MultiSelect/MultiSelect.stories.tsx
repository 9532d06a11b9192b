import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MultiSelect, type MultiSelectProps } from './MultiSelect';

const areas = [
  ['Strategy', 132],
  ['Finance and audit', 97],
  ['People and culture', 84],
  ['Technology and data', 76],
  ['Risk and compliance', 58],
  ['Growth and marketing', 55],
  ['Operations', 51],
  ['Legal', 33],
  ['Mergers and acquisitions', 29],
  ['Government and public affairs in regulated markets', 11],
] as const;

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Leadership areas',
    options: areas.map(([value, count]) => ({ value, count })),
    selected: ['Strategy', 'Finance and audit'],
    onChange: () => {},
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CutAfterEight: Story = {};
export const Short: Story = { args: { options: areas.slice(0, 4).map(([value]) => ({ value })) } };
export const ChosenBeyondTheCut: Story = { args: { selected: ['Mergers and acquisitions'] } };
export const ChosenButNoLongerOffered: Story = { args: { selected: ['Aviation'] } };
export const Searchable: Story = { args: { searchFrom: 8 } };

function Choosing(props: MultiSelectProps) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <div style={{ maxWidth: 280 }}>
      <MultiSelect {...props} selected={selected} onChange={setSelected} />
    </div>
  );
}
