import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ART_OF_THE_ASK, NOW, VIEWER_ZONE } from '../../demo/moments';
import { DateBlock } from './DateBlock';

const meta = {
  title: 'Cards/DateBlock',
  component: DateBlock,
  args: { start: ART_OF_THE_ASK, now: NOW, viewerZone: VIEWER_ZONE },
} satisfies Meta<typeof DateBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {};
export const Cancelled: Story = { args: { off: true } };
