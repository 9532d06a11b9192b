import { act, fireEvent, render, screen } from '@testing-library/react';
import { VideoPlayer, type VideoPlayerProps } from './VideoPlayer';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (props: Partial<VideoPlayerProps> = {}) => {
  const all: VideoPlayerProps = {
    title: 'Negotiating Your Next Role',
    src: '/files/one.mp4',
    captions: [{ src: '/files/one.vtt', label: 'English', language: 'en' }],
    ...props,
  };
  const view = render(<VideoPlayer {...all} />);
  const video = screen.getByLabelText<HTMLVideoElement>(all.title);
  let paused = true;
  Object.defineProperties(video, {
    duration: { value: 100, configurable: true },
    paused: { get: () => paused, configurable: true },
    ended: { value: false, writable: true, configurable: true },
  });
  const playTo = (second: number) => {
    paused = false;
    video.currentTime = second;
    fireEvent.timeUpdate(video);
  };
  return {
    ...view,
    video,
    playTo,
    again: (more: Partial<VideoPlayerProps>) => view.rerender(<VideoPlayer {...all} {...more} />),
  };
};

it('resumes at the saved position', () => {
  const { video } = show({ resumeAt: 0.4 });

  fireEvent.loadedMetadata(video);

  expect(video.currentTime).toBe(40);
});

it('begins at a requested moment, whatever the saved position, and never past the end', () => {
  const { video } = show({ resumeAt: 0.4, startAt: 72 });
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(72);

  const { video: short } = show({ title: 'Short', startAt: 720 });
  fireEvent.loadedMetadata(short);
  expect(short.currentTime).toBe(100);
});

it('has nothing to come back to before its fifth second', () => {
  const onProgress = jest.fn();
  const { video, playTo } = show({ onProgress });
  fireEvent.loadedMetadata(video);

  playTo(4.9);
  fireEvent.pause(video);
  expect(onProgress).not.toHaveBeenCalled();

  playTo(5);
  fireEvent.pause(video);
  expect(onProgress).toHaveBeenCalledWith(0.05);
});

it('begins a watched recording again', () => {
  const { video } = show({ resumeAt: 1 });

  fireEvent.loadedMetadata(video);

  expect(video.currentTime).toBe(0);
});

it('reports every 15 seconds of playing, and not while paused', () => {
  const onProgress = jest.fn();
  const { video, playTo } = show({ onProgress });
  fireEvent.loadedMetadata(video);

  act(() => jest.advanceTimersByTime(15_000));
  expect(onProgress).not.toHaveBeenCalled();

  playTo(15);
  act(() => jest.advanceTimersByTime(15_000));
  expect(onProgress.mock.calls).toEqual([[0.15]]);

  act(() => jest.advanceTimersByTime(15_000));
  expect(onProgress).toHaveBeenCalledTimes(1);
});

it('reports when the video is paused, the page is hidden or left', () => {
  const onProgress = jest.fn();
  const { video, playTo, unmount } = show({ onProgress });
  fireEvent.loadedMetadata(video);

  playTo(5);
  fireEvent.pause(video);
  playTo(7);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  playTo(9);
  unmount();

  expect(onProgress.mock.calls).toEqual([[0.05], [0.07], [0.09]]);
});

it('reports 1 at the end', () => {
  const onProgress = jest.fn();
  const onEnded = jest.fn();
  const { video, playTo } = show({ onProgress, onEnded });
  playTo(99.96);

  Object.assign(video, { ended: true });
  fireEvent.ended(video);

  expect(onProgress).toHaveBeenLastCalledWith(1);
  expect(onEnded).toHaveBeenCalledTimes(1);
});

it('keeps the position when a broken link is replaced', () => {
  const onError = jest.fn();
  const { video, playTo, again } = show({ onError, resumeAt: 0.1 });
  fireEvent.loadedMetadata(video);
  playTo(63);

  fireEvent.error(video);
  expect(onError).toHaveBeenCalledTimes(1);

  again({ src: '/files/one.mp4?again', resumeAt: 0.1 });
  video.currentTime = 0;
  fireEvent.loadedMetadata(video);
  expect(video.currentTime).toBe(63);
});

describe('captions', () => {
  const track = { mode: 'disabled' };
  beforeEach(() => {
    track.mode = 'disabled';
    // jsdom has no text tracks.
    Object.defineProperty(HTMLVideoElement.prototype, 'textTracks', { value: [track], configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLVideoElement.prototype, 'textTracks');
  });

  it('are loaded, and shown from the first play on', () => {
    const { video, container } = show();
    expect(container.querySelector('track')).toHaveAttribute('kind', 'captions');
    fireEvent.loadedMetadata(video);
    expect(track.mode).toBe('hidden');

    fireEvent.play(video);
    expect(track.mode).toBe('showing');
    fireEvent.pause(video);
    expect(track.mode).toBe('showing');
  });

  it('are shown at once when they are switched on, and not by a play when they are off', () => {
    const { video, again } = show({ showCaptions: false });
    fireEvent.play(video);
    expect(track.mode).toBe('hidden');

    again({ showCaptions: true });
    expect(track.mode).toBe('showing');
    again({ showCaptions: false });
    expect(track.mode).toBe('hidden');
  });

  it('are on the picture before it is played only for who has just switched them on', () => {
    const { again } = show({ showCaptions: false });

    again({ showCaptions: true });

    expect(track.mode).toBe('showing');
  });

  it('stay as the viewer has them in the browser’s own menu', () => {
    const { video, again } = show();
    fireEvent.play(video);
    track.mode = 'disabled';

    again({ src: '/files/renewed.mp4' });
    fireEvent.play(video);

    expect(track.mode).toBe('disabled');
  });
});
