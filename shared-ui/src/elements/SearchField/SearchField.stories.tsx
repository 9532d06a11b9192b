import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Search members', placeholder: 'Search members', onSearch: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'audit committee' } };
export const OfTheTopBar: Story = {
  args: {
    label: 'Search salons, hosts, goals and members',
    placeholder: 'Search',
    round: true,
    shortcut: '/',
  },
};
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('searchbox').focus() };

export const TellsWhatWasSought: Story = {
  render: function Page(args) {
    const [terms, setTerms] = useState<string[]>([]);
    return (
      <>
        <SearchField {...args} onSearch={(term) => setTerms([...terms, term])} />
        <p role="status">{terms.length > 0 && `Members for ${terms.join(', ')}`}</p>
      </>
    );
  },
};
