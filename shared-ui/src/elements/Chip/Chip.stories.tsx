import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SlidersHorizontalIcon } from '../../icons';
import { Row } from '../Layout/Layout';
import { Chip, FilterChip } from './Chip';

const meta = {
  title: 'Actions/Chip',
  component: Chip,
  args: { pressed: false, children: 'In-Person', onClick: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { pressed: true } };
export const WithIcon: Story = { args: { icon: <SlidersHorizontalIcon size={16} />, children: 'Filters' } };

/** Filters that are on; each takes itself off. */
export const AppliedFilters: Story = {
  render: function Filters() {
    const [applied, setApplied] = useState(['Strategy', 'Finance and audit', 'Boston']);
    return (
      <Row $gap={8}>
        {applied.map((label) => (
          <FilterChip
            key={label}
            label={label}
            onRemove={() => setApplied(applied.filter((other) => other !== label))}
          />
        ))}
      </Row>
    );
  },
};
