import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, mockServer, renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import { CoachingFiguresDocument } from '../features/figures/__generated__/coachingFigures';
import { LearningFiguresDocument } from '../features/figures/__generated__/learningFigures';
import { MembershipFiguresDocument } from '../features/figures/__generated__/membershipFigures';
import { manifest } from '../manifest';
import { answer } from '../testing/answers';
import AnalyticsPage from './AnalyticsPage';

function open(search = '?from=2025-11-01&to=2025-11-03') {
  respond(MembershipFiguresDocument, {
    membershipFigures: answer({
      members: 1312,
      joined: [{ day: '2025-11-02', count: 8 }],
      funnel: [
        { step: 'checkout', count: null },
        { step: 'account', count: 8 },
        { step: 'agreement', count: 6 },
        { step: 'intake', count: 2 },
      ],
    }),
    before: answer({
      members: 1300,
      joined: [{ day: '2025-10-30', count: 10 }],
      funnel: [
        { step: 'checkout', count: null },
        { step: 'account', count: 10 },
        { step: 'agreement', count: 9 },
        { step: 'intake', count: 6 },
      ],
    }),
  });
  respond(LearningFiguresDocument, {
    learningFigures: answer({
      rsvps: [
        { day: '2025-11-01', reserved: 5, waiting: 2, cancelled: 0 },
        { day: '2025-11-03', reserved: 1, waiting: 0, cancelled: 1 },
      ],
      attendance: [
        { id: 's', title: 'The First Ten Hires', date: Date.UTC(2025, 10, 2), seats: 8, attended: 6 },
      ],
      watched: [{ day: '2025-11-03', minutes: 90 }],
      most_watched: [{ id: 'r', title: 'The Art of the Ask', minutes: 90, members: 3 }],
    }),
    before: answer({
      rsvps: [{ day: '2025-10-30', reserved: 4, waiting: 2, cancelled: 3 }],
      attendance: [
        { id: 't', title: 'Reading the Room', date: Date.UTC(2025, 9, 30), seats: 10, attended: 6 },
      ],
      watched: [],
      most_watched: [],
    }),
  });
  respond(CoachingFiguresDocument, {
    coachingFigures: answer([
      {
        id: 'a',
        name: 'Maya',
        sessions: 3,
        booked_minutes: 180,
        no_shows: 1,
        cancelled: 0,
        open_minutes: 360,
      },
      { id: 'b', name: 'Ada', sessions: 0, booked_minutes: 0, no_shows: 0, cancelled: 0, open_minutes: null },
    ]),
    before: answer([]),
  });
  const asked: URL[] = [];
  mockServer.use(
    http.get('*/api/figures/use', ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json(
        answer({
          active: { days: [{ day: '2025-11-02', members: 41 }], weeks: [] },
          searches: [{ words: 'esop', searches: 4 }],
          searches_without_results: 9,
        }),
      );
    }),
  );
  const view = renderRemote(
    <Routes>
      <Route path="/admin/analytics" element={<AnalyticsPage />} />
    </Routes>,
    { api, manifest, route: `/admin/analytics${search}` },
  );
  return { ...view, asked };
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows each figure as a headline, a chart, a table and a CSV link', async () => {
  const { user } = open();
  const rsvps = await section('RSVPs');
  expect(await rsvps.findByText('9 total')).toBeInTheDocument();
  expect(rsvps.getByRole('img', { name: 'Reserved: 6. 2 more than 4 before' })).toBeInTheDocument();
  expect(rsvps.getByRole('img', { name: 'Waitlisted: 2. Same as before' })).toBeInTheDocument();
  expect(rsvps.getByRole('img', { name: 'Cancelled: 1. 2 fewer than 3 before' })).toBeInTheDocument();

  await user.click(rsvps.getByText('View as table'));

  const table = within(rsvps.getByRole('table', { name: 'RSVPs, as a table' }));
  for (const row of [
    'Day Reserved Waitlisted Cancelled',
    'Nov 1, 2025 5 2 0',
    'Nov 2, 2025 0 0 0',
    'Nov 3, 2025 1 0 1',
  ])
    expect(table.getByRole('row', { name: row })).toBeInTheDocument();
  expect(rsvps.getByRole('link', { name: 'Download RSVPs as CSV' })).toHaveAttribute(
    'href',
    '/api/figures/rsvps.csv?from=2025-11-01&to=2025-11-03',
  );
});

it('shows members, sign-ups, watch time, coaching and searches', async () => {
  open();

  expect(await (await section('New accounts')).findByText('8 new, 1,312 members now')).toBeInTheDocument();
  const joining = await section('Sign-up funnel');
  for (const row of [
    'Account created 100% 8 all –',
    'Agreement accepted 75% 6 75% 90%',
    'Intake finished 25% 2 33% 67%',
  ])
    expect(await joining.findByRole('row', { name: row })).toBeInTheDocument();
  expect(joining.getByText('Most people stop before “Intake finished”: 4 of 6.')).toBeInTheDocument();
  expect(joining.queryByText('Began to pay')).not.toBeInTheDocument();
  const attendance = await section('Attendance');
  expect(await attendance.findByText('75% attended')).toBeInTheDocument();
  expect(attendance.getByText('6 of 8')).toBeInTheDocument();
  expect(await (await section('Watch time')).findByText('1.5 hours')).toBeInTheDocument();
  expect(await (await section('Coaching utilization')).findByText('50% booked')).toBeInTheDocument();
  expect(await (await section('Searches with no results')).findByText('9 total')).toBeInTheDocument();
  expect(await (await section('Active members')).findByText('Peak of 41 on Nov 2, 2025')).toBeInTheDocument();
});

it('compares the key figures with the time before', async () => {
  open();

  const figures = await section('Key figures');
  expect(figures.getByText('8').parentElement).toHaveTextContent('New accounts8 2 fewer than 10 before');
  expect(figures.getByText('75%').parentElement).toHaveTextContent('15 points more than 60% before');
  expect(screen.getByText('Nov 1, 2025 to Nov 3, 2025, against the 3 days before.')).toBeInTheDocument();
  expect(sent(MembershipFiguresDocument).at(-1)).toEqual({
    input: { from: '2025-11-01', to: '2025-11-03' },
    before: { from: '2025-10-29', to: '2025-10-31' },
  });
});

it('compares nothing when the time before didn’t load', async () => {
  open();
  respond(LearningFiguresDocument, () =>
    failWith([{ path: ['before'], code: 'UNAVAILABLE' }], {
      learningFigures: answer({
        rsvps: [{ day: '2025-11-01', reserved: 5, waiting: 2, cancelled: 0 }],
        attendance: [],
        watched: [],
        most_watched: [],
      }),
      before: null,
    }),
  );

  const rsvps = await section('RSVPs');
  expect(await rsvps.findAllByText('Nothing to compare with')).toHaveLength(3);
});

it('compares no key figure that didn’t load', async () => {
  open();
  respond(LearningFiguresDocument, () =>
    failWith([{ path: ['learningFigures'], code: 'UNAVAILABLE' }], { learningFigures: null, before: null }),
  );

  const figures = within(await screen.findByRole('region', { name: 'Key figures' }));
  await waitFor(() => expect(figures.getAllByText('Didn’t load')).toHaveLength(2));
  expect(figures.queryByText('Nothing to compare with')).toBeNull();
});

it('keeps the period in the address, and requests no invalid one', async () => {
  const { user, asked } = open('');
  await section('RSVPs');
  await user.selectOptions(screen.getByLabelText('Period'), 'Last 90 days');
  expect(location.search).toBe('?days=90');
  await user.selectOptions(screen.getByLabelText('Period'), 'Other dates');

  const from = screen.getByLabelText('From');
  await user.clear(from);
  await user.type(from, '2025-10-01');
  await user.clear(screen.getByLabelText('To'));
  expect(screen.getByText('Choose a start and an end date.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('To'), '2025-10-31');

  expect(location.search).toBe('?from=2025-10-01&to=2025-10-31');
  await waitFor(() =>
    expect(sent(LearningFiguresDocument).at(-1)).toEqual({
      input: { from: '2025-10-01', to: '2025-10-31' },
      before: { from: '2025-08-31', to: '2025-09-30' },
    }),
  );
  await waitFor(() =>
    expect(asked.map(({ search }) => search)).toEqual(
      expect.arrayContaining(['?from=2025-10-01&to=2025-10-31', '?from=2025-08-31&to=2025-09-30']),
    ),
  );
});

it('shows the other figures when one didn’t load, and retries that one', async () => {
  const { user } = open();
  await section('RSVPs');
  respond(CoachingFiguresDocument, () =>
    failWith([{ path: ['coachingFigures'], code: 'UNAVAILABLE' }], { coachingFigures: null, before: null }),
  );
  await user.selectOptions(screen.getByLabelText('Period'), 'Last 7 days');

  const coaching = await section('Coaching utilization');
  expect(await coaching.findByText('This chart didn’t load')).toBeInTheDocument();
  expect((await section('RSVPs')).queryByText('This chart didn’t load')).not.toBeInTheDocument();

  respond(CoachingFiguresDocument, { coachingFigures: answer([]), before: answer([]) });
  await user.click(coaching.getByRole('button', { name: 'Retry' }));
  expect(await coaching.findByText('No data for this period.')).toBeInTheDocument();
});
