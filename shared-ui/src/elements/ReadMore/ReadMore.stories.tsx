import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ABOUT_MAYA } from '../../demo/words';
import { ReadMore } from './ReadMore';

const meta = {
  title: 'Layout/ReadMore',
  component: ReadMore,
  args: { text: ABOUT_MAYA },
} satisfies Meta<typeof ReadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Long: Story = {};
export const Opened: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Read More' })),
};
export const Short: Story = { args: { text: 'I counted to nine. Joanna was right about seven.' } };
