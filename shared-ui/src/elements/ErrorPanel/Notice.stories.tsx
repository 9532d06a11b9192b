import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LockIcon, WifiOffIcon } from '../../icons';
import { TextButton, TextLink } from '../TextLink/TextLink';
import { Notice } from './Notice';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: {
    icon: <LockIcon size={20} />,
    title: 'Your session ended.',
    children: 'Sign in again; your edits are still here.',
    action: (
      <TextLink look="more" href="#sign-in">
        Sign in
      </TextLink>
    ),
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Informs: Story = {};
export const Waits: Story = {
  args: {
    tone: 'amber',
    icon: <WifiOffIcon size={20} />,
    title: 'You are offline.',
    children: 'What you type is kept on this device.',
    action: undefined,
  },
};
export const Confirms: Story = {
  args: {
    tone: 'verdigris',
    icon: undefined,
    title: 'Saved.',
    children: 'Members see your new title.',
    action: undefined,
  },
};
export const Fails: Story = {
  args: {
    tone: 'vermilion',
    icon: undefined,
    title: 'Your bookmark was not saved.',
    children: 'We put it back as it was.',
    action: <TextButton onClick={fn()}>Retry</TextButton>,
  },
};
export const LongText: Story = {
  args: {
    children:
      'Somebody signed you out on another device, or two weeks have passed. Sign in again; your edits are still here, and nothing that you typed into this page has been sent or lost.',
  },
};
