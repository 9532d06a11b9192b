import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { chaptersOf } from './chapters';
import { Player } from './Player';
import { keepPlayerChoices } from './playerChoices';

const CUES = [
  { start: 0, chapter: 'Before the number' },
  { start: 20, chapter: null },
  { start: 40, chapter: 'Anchor high' },
  { start: 70, chapter: 'Questions' },
];
const chapters = chaptersOf(CUES, 100);

function Watching() {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  return (
    <Player
      ref={setVideo}
      video={video}
      chapters={chapters}
      title="Negotiating"
      src="/one.mp4"
      captions={[{ src: '/one.vtt', label: 'English', language: 'en' }]}
    />
  );
}

const open = () => {
  const user = userEvent.setup();
  const view = render(<Watching />);
  const video = screen.getByLabelText<HTMLVideoElement>('Negotiating');
  let paused = true;
  const track = { mode: 'showing' };
  Object.defineProperties(video, {
    duration: { value: 100 },
    paused: { get: () => paused },
    textTracks: { value: [track] },
    play: { value: jest.fn(() => ((paused = false), fireEvent.play(video), Promise.resolve())) },
    pause: { value: jest.fn(() => ((paused = true), fireEvent.pause(video))) },
  });
  fireEvent.durationChange(video);
  const playTo = (second: number) => {
    video.currentTime = second;
    fireEvent.timeUpdate(video);
  };
  return { ...view, user, video, track, playTo };
};

afterEach(() => localStorage.clear());

it('names each chapter from its first line to the next one, the last to the end', () => {
  expect(chapters).toEqual([
    { title: 'Before the number', start: 0, end: 40 },
    { title: 'Anchor high', start: 40, end: 70 },
    { title: 'Questions', start: 70, end: 100 },
  ]);
  expect(chaptersOf([{ start: 3, chapter: null }], 100)).toEqual([]);
});

it('plays, pauses, skips and mutes by its buttons, and shows the position', async () => {
  const { user, video, playTo } = open();

  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument();
  act(() => playTo(50));
  expect(screen.getByText('0:50')).toBeInTheDocument();
  expect(screen.getByText('/ 1:40')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Forward 15 seconds' }));
  expect(video.currentTime).toBe(65);
  await user.click(screen.getByRole('button', { name: 'Back 15 seconds' }));
  expect(video.currentTime).toBe(50);
  await user.click(screen.getByRole('button', { name: 'Mute' }));

  expect(video.muted).toBe(true);
});

it('changes its speed, and shows and hides its captions', async () => {
  const { user, video, track } = open();

  await user.click(screen.getByRole('button', { name: 'Speed: 1×', expanded: false }));
  const speeds = within(screen.getByRole('group', { name: 'Speed' }));
  expect(speeds.getByRole('radio', { checked: true })).toBe(speeds.getByLabelText('1×'));
  await user.click(speeds.getByLabelText('1.25×'));
  expect(video.playbackRate).toBe(1.25);
  await user.click(screen.getByRole('button', { name: 'Captions', pressed: true }));

  expect(track.mode).toBe('hidden');
  expect(screen.getByRole('button', { name: 'Captions', pressed: false })).toBeInTheDocument();
});

it('closes its speeds by Escape, by a press elsewhere, and when the focus leaves them', async () => {
  const { user } = open();
  const speeds = () => screen.queryByRole('group', { name: 'Speed' });
  const toggle = screen.getByRole('button', { name: 'Speed: 1×' });

  await user.click(toggle);
  await user.keyboard('{Tab}{Escape}');
  expect(speeds()).not.toBeInTheDocument();
  expect(toggle).toHaveFocus();

  await user.click(toggle);
  await user.click(document.body);
  expect(speeds()).not.toBeInTheDocument();

  await user.click(toggle);
  expect(speeds()).toBeInTheDocument();
  await user.tab({ shift: true });
  expect(speeds()).not.toBeInTheDocument();
});

it('keeps the choices for the next recording: its speed, and with captions or without', async () => {
  const first = open();
  await first.user.click(screen.getByRole('button', { name: 'Speed: 1×' }));
  await first.user.click(screen.getByLabelText('1.75×'));
  fireEvent.rateChange(first.video);
  await first.user.click(screen.getByRole('button', { name: 'Captions', pressed: true }));
  first.unmount();

  const { user, video, track } = open();

  expect(video.playbackRate).toBe(1.75);
  expect(screen.getByRole('button', { name: 'Speed: 1.75×' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Captions', pressed: false })).toBeInTheDocument();
  expect(video.querySelector('track')).not.toHaveAttribute('default');
  track.mode = 'disabled';
  await user.click(screen.getByRole('button', { name: 'Captions' }));
  expect(track.mode).toBe('showing');
});

it('keeps its speed when its link is renewed, which reloads the video', () => {
  keepPlayerChoices({ speed: 1.5 });

  expect(open().video.defaultPlaybackRate).toBe(1.5);
});

it.each(['{"speed":16,"captions":"no"}', 'null', '7', 'not json'])(
  'plays as at first when what is kept is %s',
  (kept) => {
    localStorage.setItem('athenaeum.player', kept);

    const { video } = open();

    expect(video.playbackRate).toBe(1);
    expect(screen.getByRole('button', { name: 'Captions', pressed: true })).toBeInTheDocument();
  },
);

it('handles keyboard shortcuts while it contains the focus', async () => {
  const { user, video, track } = open();
  act(() => video.focus());

  await user.keyboard(' ');
  expect(video.paused).toBe(false);
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(video.currentTime).toBe(15);
  await user.keyboard('c');
  expect(track.mode).toBe('hidden');
  await user.keyboard('>>');
  expect(video.playbackRate).toBe(1.5);
  await user.keyboard('<');
  expect(video.playbackRate).toBe(1.25);
  await user.keyboard('n');
  expect(video.currentTime).toBe(40);
});
