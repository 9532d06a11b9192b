import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CATEGORIES } from '../../demo/words';
import { MultiSelect } from '../MultiSelect/MultiSelect';
import { FilterMenu } from './FilterMenu';

const meta = {
  title: 'Patterns/FilterMenu',
  component: FilterMenu,
  args: { label: 'Categories', children: null },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof FilterMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[popovertarget]')?.click(),
};

function Choosing({ label }: { label: string }) {
  const [selected, setSelected] = useState(['Govern']);
  return (
    <div style={{ minHeight: 420 }}>
      <FilterMenu label={label}>
        <MultiSelect
          label={label}
          options={CATEGORIES.map((value) => ({ value }))}
          selected={selected}
          onChange={setSelected}
        />
      </FilterMenu>
    </div>
  );
}
