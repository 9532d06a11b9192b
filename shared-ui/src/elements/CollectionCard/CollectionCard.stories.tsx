import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LONG_TITLE } from '../../demo/words';
import { CollectionCard } from './CollectionCard';

const meta = {
  title: 'Cards/CollectionCard',
  component: CollectionCard,
  args: {
    href: '#the-directors-desk',
    slug: 'the-directors-desk',
    title: 'The Director’s Desk',
    meta: '9 salons · curated by Joanna Whitfield',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 397 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CollectionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Collection: Story = {};
export const Pathway: Story = {
  args: {
    slug: 'path-to-the-boardroom',
    title: 'Path to the Boardroom',
    meta: '3 seasons · 24 salons · you are in season 2',
    composition: 'ascent',
    titleLength: 28,
  },
};
export const LongTitle: Story = { args: { title: LONG_TITLE } };
export const WithoutMeta: Story = { args: { meta: undefined } };
