import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HUBS } from '../../demo/words';
import { Select } from './Select';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Nearest regional hub', options: HUBS, placeholder: 'Choose one' },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { defaultValue: 'Boston' } };
export const Refused: Story = { args: { error: 'Choose a hub' } };
export const LabelHidden: Story = {
  args: {
    label: 'Sort by',
    labelHidden: true,
    placeholder: undefined,
    options: [
      { value: 'newest', label: 'Newest members' },
      { value: 'name', label: 'Alphabetical' },
    ],
  },
};
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('combobox').focus() };
