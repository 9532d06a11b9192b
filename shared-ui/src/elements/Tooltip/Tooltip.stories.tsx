import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { InfoIcon } from '../../icons';
import { Button } from '../Button/Button';
import { IconButton } from '../Button/IconButton';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: {
    text: 'Hours you bought and have not booked yet',
    children: (attributes) => (
      <Button look="outlined" {...attributes}>
        2 hr of coaching
      </Button>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAButton: Story = {};
export const Shown: Story = { play: ({ canvas }) => canvas.getByRole('button').focus() };

export const OnAnIcon: Story = {
  args: {
    text: 'What is said in the room stays in the room: a confidential opportunity names its company only to those who were invited.',
    children: (attributes) => <IconButton label="Confidential" icon={<InfoIcon />} {...attributes} />,
  },
};
