import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextField } from './TextField';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Company' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: 'Start typing. If it is not there, add it.' } };
export const Filled: Story = { args: { defaultValue: 'Halden Logistics Iberia' } };
export const Optional: Story = { args: { label: 'LinkedIn', optional: true, type: 'url' } };
export const Limited: Story = {
  args: { label: 'Headline', max: 60, defaultValue: 'Operator, on the way to a board' },
};
export const AtItsLimit: Story = {
  args: { label: 'Headline', max: 31, defaultValue: 'Operator, on the way to a board' },
};
export const Refused: Story = {
  args: { defaultValue: 'Halden', error: 'This company is already in our list: choose it instead' },
};
export const Disabled: Story = {
  args: {
    label: 'Email',
    hint: 'Write to us to change it.',
    defaultValue: 'amara@example.com',
    disabled: true,
  },
};
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('textbox').focus() };
export const LongWords: Story = {
  args: {
    label:
      'Which of the companies you have led, advised or served on the board of is closest to this opportunity?',
    hint: 'The one whose stage, ownership and questions are nearest; its name is shown to board support only.',
    error: 'Name one company, or choose Not yet and tell us in your own words what you would bring instead',
  },
};
