import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextLink } from '../TextLink/TextLink';
import { RichText } from './RichText';

const meta = {
  title: 'Text/RichText',
  component: RichText,
  args: {
    text: 'By joining you accept the <terms>member agreement</terms>.',
    parts: { terms: (words) => <TextLink href="#terms">{words}</TextLink> },
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithALink: Story = {};
