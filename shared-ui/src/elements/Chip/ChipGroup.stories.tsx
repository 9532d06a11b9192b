import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CATEGORIES, LEADERSHIP_AREAS } from '../../demo/words';
import { ChipGroup, type ChipGroupProps } from './ChipGroup';

const optionsOf = (labels: string[]) => labels.map((label) => ({ value: label, label }));

const meta = {
  title: 'Actions/ChipGroup',
  component: ChipGroup,
  args: {
    label: 'Leadership areas',
    options: optionsOf(LEADERSHIP_AREAS),
    selected: ['Strategy', 'Finance and audit'],
    onChange: () => {},
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof ChipGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const OneAtATime: Story = {
  args: { label: 'Category', single: true, options: optionsOf(CATEGORIES), selected: ['Govern'] },
};
export const WithMore: Story = { args: { limit: 3 } };

function Choosing(props: ChipGroupProps) {
  const [selected, setSelected] = useState(props.selected);
  return <ChipGroup {...props} selected={selected} onChange={setSelected} />;
}
