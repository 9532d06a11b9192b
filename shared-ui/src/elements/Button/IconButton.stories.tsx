import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ShareIcon, XIcon } from '../../icons';
import { IconButton } from './IconButton';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Share', icon: <ShareIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Outlined: Story = { args: { outlined: true } };
export const Close: Story = { args: { label: 'Close', icon: <XIcon /> } };
export const Disabled: Story = { args: { outlined: true, disabled: true } };
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('button').focus() };
