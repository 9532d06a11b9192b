import { saveDevice } from '@athenaeum/shared-ui/device';
import { mockServer, renderRemote, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../api';
import { answer } from '../../testing/answers';
import { aRecording } from '../../testing/salons';
import { type SalonDetail, useContentSalonQuery } from '../salonDetail';
import { SalonDocument } from '../salonDetail/__generated__/salon';
import { CreateProgressDocument, keptProgress } from '../../components/keptProgress';
import { UpdateProgressDocument } from './__generated__/updateProgress';
import { Recording } from './Recording';

const PROGRESS = { id: '55555555-5555-4555-8555-555555555555', progress: 0.4, watched: false };

let links: number;
let saves: unknown[];
let maySave: boolean;
beforeAll(() => import('../../components/player/Player'), 120_000);
beforeEach(() => {
  links = 0;
  saves = [];
  maySave = true;
  mockServer.use(
    http.post('*/aws-proxy/s3/get-data-from-bucket', async ({ request }) => {
      const { key } = (await request.json()) as { key: string };
      if (key.endsWith('.mp4')) links += 1;
      return HttpResponse.json({ url: `/files/signed/${links}/${key}` });
    }),
    http.post('*/webhooks/salesforce/progress', async ({ request }) => {
      saves.push(await request.json());
      return HttpResponse.json(
        { ok: maySave, code: maySave ? null : 'FORBIDDEN' },
        { status: maySave ? 200 : 403 },
      );
    }),
  );
});

/** The recording on a page that loads its salon, as the salon's page does. */
function OnAPage() {
  const { data } = useContentSalonQuery({ slug: 'negotiating-your-next-role' });
  const salon = data?.salon?.data;
  return salon ? <Recording salon={salon} /> : null;
}

async function open(more: Partial<SalonDetail> = {}, route = '/salons/negotiating-your-next-role') {
  respond(SalonDocument, { salon: answer(aRecording(more)) });
  const view = renderRemote(<OnAPage />, { api, route });
  const video = await screen.findByLabelText<HTMLVideoElement>('Negotiating Your Next Role');
  let paused = true;
  Object.defineProperties(video, {
    duration: { value: 100, configurable: true },
    paused: { get: () => paused, configurable: true },
    play: {
      value: jest.fn(() => {
        paused = false;
        return Promise.resolve();
      }),
    },
  });
  const load = () => {
    fireEvent.durationChange(video);
    fireEvent.loadedMetadata(video);
    fireEvent.loadedData(video);
  };
  const watchTo = (second: number) => {
    video.currentTime = second;
    fireEvent.timeUpdate(video);
    fireEvent.pause(video);
  };
  load();
  return { ...view, video, load, watchTo };
}

it('resumes at the saved position, says so, and restarts on request', async () => {
  const { user, video } = await open({ my_progress: PROGRESS });
  expect(video.currentTime).toBe(40);
  expect(screen.getByText('Resumed where you left off, at 0:40.')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Start again' }));

  expect(video.currentTime).toBe(0);
  expect(screen.queryByText(/Resumed/)).not.toBeInTheDocument();
});

it('starts at the moment in a link, for example from a search', async () => {
  const { video } = await open({ my_progress: PROGRESS }, '/salons/negotiating-your-next-role?t=16');

  expect(video.currentTime).toBe(16);
  expect(screen.queryByText(/Resumed/)).not.toBeInTheDocument();
});

it('leads to the line that a search found: from its time, in view and marked, and playing', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { video } = await open({ my_progress: PROGRESS }, '/salons/negotiating-your-next-role?line=2&t=15');

  expect(video.currentTime).toBe(16);
  await waitFor(() => expect(screen.getByText('Anchor high, and anchor precisely.').tagName).toBe('MARK'));
  expect(play).toHaveBeenCalledTimes(1);
  play.mockRestore();
});

it('ignores a line that does not exist', async () => {
  const { video } = await open({}, '/salons/negotiating-your-next-role?line=99&t=7');

  expect(video.currentTime).toBe(7);
  expect(document.querySelector('mark')).toBeNull();
});

it('plays from a transcript line that is found and pressed', async () => {
  const { user, video, unmount, platform } = await open();
  respond(CreateProgressDocument, { createProgress: answer(PROGRESS) });

  await user.type(screen.getByRole('searchbox', { name: 'Search this transcript' }), 'anchor high');
  expect(screen.getByText('1 of 1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Anchor high/ }));

  expect(video.currentTime).toBe(16);
  expect(video.play).toHaveBeenCalled();
  const counted = platform.events.filter(({ type }) => type === 'track');
  expect(counted).toEqual([{ type: 'track', tracked: { name: 'transcript_expand' } }]);
  // Unmounting saves the position; the next test begins after that.
  unmount();
  await waitFor(() => expect(sent(CreateProgressDocument)).toHaveLength(1));
});

it('calls the check first, then saves the progress in one record', async () => {
  const { watchTo } = await open();
  respond(CreateProgressDocument, { createProgress: answer(PROGRESS) });
  respond(UpdateProgressDocument, { updateProgress: answer(PROGRESS) });
  const salonId = aRecording().id;

  watchTo(40);
  await waitFor(() =>
    expect(sent(CreateProgressDocument)).toEqual([
      { input: { salon_id: salonId, user_id: testMember.id, progress: 0.4 } },
    ]),
  );
  // After the first save the page's actions are reloaded.
  await waitFor(() => expect(sent(SalonDocument)).toHaveLength(2));
  watchTo(60);

  await waitFor(() =>
    expect(sent(UpdateProgressDocument)).toEqual([{ input: { id: PROGRESS.id, progress: 0.6 } }]),
  );
  expect(saves).toEqual([0.4, 0.6].map((progress) => ({ salonId, userId: testMember.id, progress })));
});

it('unlocks what a quarter watched allows as soon as that is reached, once', async () => {
  const { watchTo } = await open({ my_progress: { ...PROGRESS, progress: 0.1 } });
  respond(UpdateProgressDocument, { updateProgress: answer(PROGRESS) });
  const before = sent(SalonDocument).length;

  watchTo(20);
  await waitFor(() => expect(sent(UpdateProgressDocument)).toHaveLength(1));
  expect(sent(SalonDocument)).toHaveLength(before);
  watchTo(30);
  await waitFor(() => expect(sent(SalonDocument)).toHaveLength(before + 1));
  watchTo(40);
  await waitFor(() => expect(sent(UpdateProgressDocument)).toHaveLength(3));

  expect(sent(SalonDocument)).toHaveLength(before + 1);
});

it('reloads the member’s data and does nothing else where the check refuses', async () => {
  maySave = false;
  const { watchTo } = await open();
  const before = sent(SalonDocument).length;

  watchTo(40);

  await waitFor(() => expect(sent(SalonDocument)).toHaveLength(before + 1));
  expect(sent(CreateProgressDocument)).toEqual([]);
});

it('renews the link when the video does not load, and plays on', async () => {
  const { video, load, watchTo } = await open();
  respond(CreateProgressDocument, { createProgress: answer(PROGRESS) });
  await act(() => video.play());
  watchTo(63);

  fireEvent.error(video);

  await waitFor(() => expect(video).toHaveAttribute('src', expect.stringContaining('/files/signed/2/')));
  jest.mocked(video.play).mockClear();
  load();
  expect(video.currentTime).toBe(63);
  expect(video.play).toHaveBeenCalledTimes(1);
});

it('stops renewing the link of a broken file, and offers Retry', async () => {
  const { user, video } = await open();
  for (const tried of [2, 3]) {
    fireEvent.error(video);
    await waitFor(() => expect(links).toBe(tried));
  }

  fireEvent.error(video);
  expect(await screen.findByRole('alert')).toHaveTextContent('The recording stopped loading.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(links).toBe(4));
});

describe('without a network, on a device that keeps pages', () => {
  beforeEach(() => {
    saveDevice({ account: testMember.id, push: null, keeps: true });
    mockServer.use(
      http.post('*/aws-proxy/s3/get-data-from-bucket', () => HttpResponse.error()),
      http.post('*/webhooks/salesforce/progress', () => HttpResponse.error()),
    );
  });
  afterEach(() => localStorage.clear());

  async function read() {
    respond(SalonDocument, { salon: answer(aRecording()) });
    const view = renderRemote(<OnAPage />, { api, route: '/salons/negotiating-your-next-role' });
    await screen.findByRole('alert');
    return view;
  }

  it('the transcript is read on, and the line keeps the place until the network is back', async () => {
    const { user, unmount } = await read();

    await user.click(screen.getByRole('button', { name: /Anchor high/ }));

    await waitFor(() =>
      expect(keptProgress(testMember.id)).toEqual({ [aRecording().id]: expect.any(Number) }),
    );
    unmount();
    await read();
    expect(screen.getByText('Anchor high, and anchor precisely.').tagName).toBe('MARK');
  });
});
