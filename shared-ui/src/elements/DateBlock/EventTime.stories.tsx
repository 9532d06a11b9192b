import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ART_OF_THE_ASK, CLOSED_DOOR_DINNER, NOW, VIEWER_ZONE } from '../../demo/moments';
import { EventTime } from './EventTime';

const meta = {
  title: 'Cards/EventTime',
  component: EventTime,
  args: { start: ART_OF_THE_ASK, minutes: 60, now: NOW, viewerZone: VIEWER_ZONE },
} satisfies Meta<typeof EventTime>;

export default meta;
type Story = StoryObj<typeof meta>;

/** PT first, the viewer's own time below. */
export const InTwoZones: Story = {};
export const InTheViewersZone: Story = { args: { viewerZone: 'America/Los_Angeles' } };
/** In person the venue's zone comes first; for a viewer in Berlin that is already the next day. */
export const InPerson: Story = {
  args: {
    start: CLOSED_DOOR_DINNER,
    minutes: 150,
    zone: 'America/New_York',
    inPerson: true,
    viewerZone: 'Europe/Berlin',
  },
};
export const LengthUnknown: Story = { args: { minutes: null } };
export const Postponed: Story = { args: { off: true } };
