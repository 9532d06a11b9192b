import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Transcript } from './Transcript';

const meta = {
  title: 'Media/Transcript',
  component: Transcript,
  args: {
    video: null,
    cues: [
      {
        start: 1068,
        text: 'So the first instinct is to wait for their number, because we were all told that whoever speaks first loses.',
      },
      {
        start: 1082,
        text: 'That is true at a market stall. It is not true when you are the one who knows what the role is worth.',
      },
      { start: 1096, text: 'When you have done the work, anchor high, and anchor precisely.' },
      {
        start: 1114,
        text: 'A precise figure says that you have a source. A round one says that you have a hope.',
      },
      { start: 1129, text: 'And then comes the hard part, which is the silence. Count to nine.' },
      {
        start: 3605,
        text: 'Write down the second number before you walk in. It stops you from inventing a third.',
      },
    ],
  },
} satisfies Meta<typeof Transcript>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAVideo: Story = {
  args: { video: at(1100) },
};
export const BeforeTheVideoIsThere: Story = {};

/** A stand-in video at a fixed second, without a file. */
function at(second: number) {
  const video = document.createElement('video');
  Object.defineProperty(video, 'currentTime', { value: second, writable: true });
  return video;
}
