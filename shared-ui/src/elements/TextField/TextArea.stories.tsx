import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextArea } from './TextArea';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'What would you like to work on?' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const NOTE =
  'A nominating committee has asked me to come in on Thursday. I have never told my story in five minutes.';

export const Empty: Story = { args: { hint: 'Maya reads it before you meet.' } };
export const Limited: Story = { args: { max: 500, defaultValue: NOTE } };
export const Full: Story = { args: { max: NOTE.length, defaultValue: NOTE } };
export const Refused: Story = { args: { max: 500, error: 'Tell your coach in a sentence what it is about' } };
