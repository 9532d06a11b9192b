import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LEADERSHIP_AREAS } from '../../demo/words';
import { Tags } from './Tags';

const meta = {
  title: 'Cards/Tags',
  component: Tags,
  args: { tags: [{ label: 'Your Brand' }, { label: 'Fund' }] },
} satisfies Meta<typeof Tags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const WithMore: Story = { args: { tags: LEADERSHIP_AREAS.map((label) => ({ label })) } };
export const Links: Story = {
  args: { tags: ['Govern', 'The CEO'].map((label) => ({ label, href: `#${label}` })) },
};
export const LongWords: Story = {
  args: { tags: [{ label: 'Negotiate compensation with confidence, and then stop talking' }] },
};
