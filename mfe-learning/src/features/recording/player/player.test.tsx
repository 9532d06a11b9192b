import { renderRemote, respond } from '@athenaeum/shell-contract/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { api } from '../../../api';
import { list } from '../../../testing/answers';
import { aRecording } from '../../../testing/salons';
import { NextUpDocument } from '../__generated__/nextUp';
import { ChapterList } from './ChapterList';
import { KeyList } from './KeyList';
import { NextUp } from './NextUp';

const CHAPTERS = [
  { title: 'Before the number', start: 0, end: 40 },
  { title: 'Anchor high', start: 40, end: 70 },
  { title: 'Questions', start: 70, end: 100 },
];

it('lists the keys of what this recording has', () => {
  const keys = () =>
    screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  const view = renderRemote(<KeyList hasCaptions hasChapters />);
  expect(keys()).toEqual([
    'Play or pause: Space',
    'Back, forward 15 seconds: ←→',
    'Captions: C',
    'Slower, faster: <>',
    'Next chapter: N',
  ]);
  view.unmount();

  renderRemote(<KeyList hasCaptions={false} hasChapters={false} />);
  expect(keys()).toHaveLength(3);
});

it('lists its chapters, marks the one that plays, and plays one by a press', async () => {
  const video = document.createElement('video');
  const play = jest.spyOn(video, 'play').mockResolvedValue();
  const playTo = (second: number) => {
    video.currentTime = second;
    fireEvent.timeUpdate(video);
  };
  const { user } = renderRemote(<ChapterList video={video} chapters={CHAPTERS} />);
  act(() => playTo(39.9));
  expect(screen.getByRole('button', { name: /Before the number/ })).toHaveAttribute('aria-current', 'true');
  act(() => playTo(45));
  expect(screen.getByRole('button', { name: /Anchor high/ })).toHaveAttribute('aria-current', 'true');

  await user.click(screen.getByRole('button', { name: /Questions/ }));

  expect(video.currentTime).toBe(70);
  expect(play).toHaveBeenCalledTimes(1);
});

it('names what comes next, which is never the recording itself', async () => {
  respond(NextUpDocument, {
    next: list([
      aRecording({ id: 'this', title: 'This one' }),
      aRecording({ id: 'that', slug: 'that', title: 'That one' }),
    ]),
  });
  renderRemote(<NextUp salonId="this" category={{ slug: 'govern', title: 'Govern' }} />, { api });

  expect(await screen.findByText('Next up in Govern')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Watch next: That one' })).toHaveAttribute('href', '/salons/that');
});
