import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { coverUri } from '../../art';
import { Player, type PlayerProps } from './Player';

const meta = {
  title: 'Media/Player',
  component: Playing,
  args: {
    title: 'Negotiating Your Next Role',
    src: 'recordings/negotiating-your-next-role.mp4',
    poster: coverUri('negotiating-your-next-role'),
    captions: [{ src: 'recordings/negotiating-your-next-role.vtt', label: 'English', language: 'en' }],
    chapters: [
      { title: 'Before the number', start: 0, end: 16.5 },
      { title: 'Anchor high', start: 16.5, end: 45.5 },
      { title: 'When the band is fixed', start: 45.5, end: 75 },
    ],
    onProgress: fn(),
    onEnded: fn(),
  },
} satisfies Meta<typeof Playing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithChapters: Story = {};
export const WithoutChaptersOrCaptions: Story = { args: { captions: [], chapters: [] } };

function Playing(args: Omit<PlayerProps, 'video' | 'ref'>) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  return <Player {...args} ref={setVideo} video={video} />;
}
