import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CalendarPlusIcon, VideoIcon } from '../../icons';
import { LONG_TITLE } from '../../demo/words';
import { Button } from '../Button/Button';
import { LinkButton } from '../Button/LinkButton';
import { NextStrip } from './NextStrip';

const meta = {
  title: 'Cards/NextStrip',
  component: NextStrip,
  args: {
    href: '#reading-the-room',
    slug: 'reading-the-room',
    title: 'Reading the Room You Are Not In',
    when: 'Starts in 2 h',
    meta: 'Today · 9 AM PT (12 PM ET) · 1 h · with Joanna Whitfield and Ngozi Eze',
    action: (
      <Button look="onBand" icon={<CalendarPlusIcon />}>
        Add to calendar
      </Button>
    ),
    note: 'Join opens at 8:45 AM PT',
  },
} satisfies Meta<typeof NextStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HoursBefore: Story = {};
export const MinutesBefore: Story = {
  args: {
    when: 'Starts in 12 min',
    action: (
      <LinkButton href="#join" look="onBand" icon={<VideoIcon />}>
        Join
      </LinkButton>
    ),
    note: 'You are attending',
  },
};
export const LongTitle: Story = { args: { title: LONG_TITLE, note: undefined } };
