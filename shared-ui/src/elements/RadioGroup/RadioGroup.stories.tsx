import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Have you served on a corporate board?',
    name: 'board',
    options: ['Yes, within the last 2 years', 'Yes, 2 or more boards for at least 2 years', 'Not yet'],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 'Not yet' } };
export const WithHint: Story = {
  args: { hint: 'Within the last 2 years counts, and so does an observer’s seat.' },
};
export const Optional: Story = {
  args: {
    label: 'Largest P&L',
    optional: true,
    name: 'largest',
    options: ['Under $50M', '$50M to $500M', '$500M to $1B'],
  },
};
export const Refused: Story = { args: { error: 'Say whether you have served on a corporate board' } };
