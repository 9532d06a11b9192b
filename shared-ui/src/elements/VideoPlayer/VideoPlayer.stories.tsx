import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { coverUri } from '../../art';
import { VideoPlayer } from './VideoPlayer';

const meta = {
  title: 'Media/VideoPlayer',
  component: VideoPlayer,
  args: {
    title: 'Negotiating Your Next Role',
    src: 'recordings/negotiating-your-next-role.mp4',
    poster: coverUri('negotiating-your-next-role'),
    captions: [{ src: 'recordings/negotiating-your-next-role.vtt', label: 'English', language: 'en' }],
    onProgress: fn(),
    onEnded: fn(),
  },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheStart: Story = {};
export const Resumed: Story = { args: { resumeAt: 0.4 } };
