import { lateBookingMessage } from '@athenaeum/coaching-contract';
import { Route, Routes } from '@athenaeum/shell-contract';
import {
  failWith,
  mockServer,
  renderRemote,
  respond,
  respondLater,
  sent,
  testMember,
} from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../api';
import { LetCoachGoDocument } from '../components/coachBookmark/__generated__/removeBookmark';
import { CreateCoachReviewDocument } from '../components/coachReview/__generated__/createReview';
import { OpenSlotsDocument } from '../components/openings/__generated__/openSlots';
import { CancelSessionDocument } from '../components/upcomingSession/__generated__/cancelSession';
import { MySessionsDocument } from '../features/mySessions/__generated__/mySessions';
import { RescheduleSessionDocument } from '../components/upcomingSession/__generated__/rescheduleSession';
import type { Me, Session } from '../features/mySessions/mySessions.api';
import { aCoachReview, answer, list, refusal } from '../testing/coaching';
import MySessionsPage from './MySessionsPage';

const PAGE = '/expert-strategists/my-sessions';
const HOUR_MS = 3_600_000;
const ahead = (hours: number) => Date.now() + hours * HOUR_MS;

const maya = {
  id: 'maya',
  slug: 'maya-chen',
  name: 'Maya Chen',
  title: 'Executive presence',
  avatar: null,
  schedule_link: null,
  can_review: true,
  my_review: null,
};
const ruth = {
  ...maya,
  id: 'ruth',
  slug: 'ruth-adeyemi',
  name: 'Ruth Adeyemi',
  my_review: aCoachReview(),
};
const ROOM = { kind: 'room', value: null } as const;
const free = {
  consequence: 'release',
  message: '1 h will be available to you again.',
  free_until: ahead(24),
} as const;
const late = {
  consequence: 'debit',
  message: 'This session starts in less than 24 hours, so its 1 h will be used.',
  free_until: ahead(-4),
} as const;
const aSession = (more: Partial<Session> = {}): Session => ({
  id: 's1',
  session_date: ahead(48),
  duration: 60,
  status: 'Scheduled',
  cancelled_by: null,
  is_elsewhere: false,
  meeting: ROOM,
  can_move: true,
  cancellation: free,
  coach: maya,
  ...more,
});
const aPastSession = (more: Partial<Session> = {}) =>
  aSession({
    session_date: ahead(-48),
    status: 'Completed',
    can_move: false,
    cancellation: null,
    ...more,
  });
const aCancelledSession = (more: Partial<Session> = {}) =>
  aSession({ status: 'Cancelled', can_move: false, cancellation: null, cancelled_by: 'member', ...more });

interface Given {
  upcoming?: Session[];
  past?: Session[];
  cancelled?: Session[];
  pastCount?: number;
  me?: Partial<Me>;
}
const sessions = ({ upcoming = [], past = [], cancelled = [], pastCount = past.length, me }: Given = {}) =>
  respond(MySessionsDocument, {
    upcoming: list(...upcoming),
    past: { ...list(...past), count: pastCount },
    cancelled: list(...cancelled),
    me: {
      ok: true,
      data: {
        id: testMember.id,
        credits: { id: 'c', quantity: 120, held: 90 },
        bookmarks: [],
        ...me,
      },
    },
  });

beforeEach(() => localStorage.clear());
const open = (route = PAGE) =>
  renderRemote(
    <Routes>
      <Route path={PAGE} element={<MySessionsPage />} />
    </Routes>,
    { api, route },
  );

const group = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name} \\d+$`) });

describe('where a session takes place', () => {
  const minutes = (count: number) => Date.now() + count * 60_000;
  const TITLE = '60 General Coaching with Maya Chen';
  const join = () => screen.queryByRole('link', { name: `Join ${TITLE}` });

  it.each([
    ['a room', ROOM, 'Video room. Join opens 15 minutes before.'],
    ['a link', { kind: 'link' as const, value: 'https://video.example/maya' }, 'Video call. Join opens'],
    [
      'an address',
      { kind: 'address' as const, value: '12 Harley Street, London' },
      '12 Harley Street, London',
    ],
    ['what only the page it was booked on knows', null, 'See your booking confirmation'],
  ])('is shown: %s', async (_what, meeting, words) => {
    sessions({ upcoming: [aSession({ meeting })] });
    open();

    expect(await group('Upcoming')).toHaveTextContent(words);
    expect(join()).not.toBeInTheDocument();
  });

  it('is a phone link where it is a number', async () => {
    sessions({ upcoming: [aSession({ meeting: { kind: 'phone', value: '+1 (312) 555-0142' } })] });
    open();

    expect(await screen.findByRole('link', { name: '+1 (312) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+13125550142',
    );
  });

  it.each<[string, Partial<Session>, boolean]>([
    ['16 minutes before', { session_date: minutes(16) }, false],
    ['14 minutes before', { session_date: minutes(14) }, true],
    ['while it goes on, among those that have begun', { session_date: minutes(-30) }, true],
    ['when it is over', { session_date: minutes(-61) }, false],
    ['by phone', { session_date: minutes(5), meeting: { kind: 'phone', value: '+1 312 555 0142' } }, false],
  ])('has Join or not: %s', async (_when, given, isThere) => {
    const session = aSession(given);
    sessions(session.session_date > Date.now() ? { upcoming: [session] } : { past: [session] });
    open();

    await screen.findByRole('heading', { name: TITLE });
    expect(Boolean(join())).toBe(isThere);
    if (isThere)
      expect(join()).toHaveAttribute('href', expect.stringMatching(/\/api\/coaching\/sessions\/s1\/join$/));
  });

  it('says when Join opens only until it is open', async () => {
    sessions({ upcoming: [aSession({ session_date: minutes(14) })] });
    open();

    expect(await screen.findByText('Video room')).toBeInTheDocument();
    expect(screen.queryByText(/Join opens/)).not.toBeInTheDocument();
  });
});

describe('the page', () => {
  it('shows the parts of the coaching time, the credit note, and links to more time and to coaches', async () => {
    sessions({ upcoming: [aSession()] });
    open();

    const time = await screen.findByRole('region', { name: 'Time Available' });
    expect(time).toHaveTextContent('2 hHeld for upcoming sessions1 h 30 minFree to book30 min');
    expect(
      within(time).getByText('Time available is included in the total until the appointment has passed.'),
    ).toBeInTheDocument();
    expect(within(time).getByRole('link', { name: 'Buy More Time' })).toHaveAttribute('href', '/manage-plan');
    expect(screen.getByRole('heading', { level: 1, name: 'My Sessions' })).toBeInTheDocument();
    expect(screen.getByText('Manage your coaching sessions')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a Coach' })).toHaveAttribute('href', '/expert-strategists');
  });

  it('has no panel of time for a member without any, only a link to buy some', async () => {
    sessions({ me: { credits: { id: 'c', quantity: 0, held: 0 } } });
    open();

    expect(await screen.findByRole('link', { name: 'Buy More Time' })).toHaveAttribute(
      'href',
      '/manage-plan',
    );
    expect(screen.queryByRole('region', { name: 'Time Available' })).not.toBeInTheDocument();
  });

  it('says when there is nothing to show, and where to find a coach', async () => {
    sessions();
    open();

    expect(await screen.findByRole('heading', { name: 'No sessions to show!' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Find a Coach' })).toHaveLength(2);
  });

  it('describes each group, also when it is empty', async () => {
    sessions({ past: [aPastSession()] });
    open();

    const past = await group('Past');
    expect(within(past).getByRole('heading', { name: '60 General Coaching with Maya Chen' })).toBeVisible();
    for (const empty of ['Upcoming', 'Cancelled'])
      expect(within(await group(empty)).getByText('No sessions to show!')).toBeInTheDocument();
  });

  it('pages through past sessions', async () => {
    sessions({ past: [aPastSession()], pastCount: 45 });
    open(`${PAGE}?past=2`);

    expect(await screen.findByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '?past=3');
    expect(sent(MySessionsDocument)).toMatchObject([{ past: 10, upcoming: 0, cancelled: 0 }]);
  });

  it('offers Retry when nothing loaded', async () => {
    respond(MySessionsDocument, failWith([{ code: 'UNAVAILABLE' }]));
    const { user } = open();
    const [retry] = await screen.findAllByRole('button', { name: 'Retry' });

    sessions({ upcoming: [aSession()] });
    await user.click(retry!);

    expect(await screen.findByRole('heading', { name: /General Coaching/ })).toBeInTheDocument();
  });

  it('keeps the sessions when the coaching time could not be read', async () => {
    respond(
      MySessionsDocument,
      failWith([{ path: ['me'], code: 'UNAVAILABLE' }], {
        upcoming: list(aSession()),
        past: list(),
        cancelled: list(),
        me: null,
      }),
    );
    open();

    expect(await screen.findByRole('heading', { name: /General Coaching/ })).toBeInTheDocument();
    expect(screen.getByText('We couldn’t load your coaching time')).toBeInTheDocument();
  });
});

describe('a session', () => {
  it('that is upcoming can be added to a calendar; others cannot', async () => {
    const past = aPastSession({ id: 's2' });
    const cancelled = aCancelledSession({ id: 's3', cancelled_by: 'coach' });
    sessions({ upcoming: [aSession()], past: [past], cancelled: [cancelled] });
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Add to Calendar' }));
    expect(screen.getByRole('link', { name: 'Outlook / Other', hidden: true })).toHaveAttribute(
      'href',
      `${location.origin}/calendar/sessions/s1.ics`,
    );

    for (const name of ['Past', 'Cancelled'])
      expect(
        within(await group(name)).queryByRole('button', { name: 'Add to Calendar' }),
      ).not.toBeInTheDocument();
    expect(screen.getByText(/Cancelled by Maya Chen\. Your time has been returned/)).toBeInTheDocument();
  });

  it('that was booked on the coach’s own page is changed there', async () => {
    const link = 'https://book.example/maya';
    sessions({
      upcoming: [
        aSession({
          is_elsewhere: true,
          can_move: false,
          cancellation: null,
          coach: { ...maya, schedule_link: link },
        }),
      ],
    });
    open();

    expect(await screen.findByRole('link', { name: 'Change or cancel' })).toHaveAttribute('href', link);
    expect(screen.queryByRole('button', { name: /^(Cancel|Reschedule)/ })).not.toBeInTheDocument();
  });

  it.each([
    ['keeps', free, /1 h will be available to you again/],
    ['loses', late, /its 1 h will be used/],
  ])('%s the member its time when it is cancelled, as said before', async (_what, cancellation, words) => {
    sessions({ upcoming: [aSession({ cancellation })] });
    const { user, platform } = open();
    await user.click(await screen.findByRole('button', { name: /^Cancel 60 General/ }));
    const dialog = screen.getByRole('dialog', { name: 'Cancel this session?' });
    expect(within(dialog).getByRole('status')).toHaveTextContent(words);
    expect(sent(CancelSessionDocument)).toEqual([]);

    respond(CancelSessionDocument, { cancelSession: answer({ id: 's1' }) });
    sessions({ cancelled: [aCancelledSession()] });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel session' }));

    expect(await within(await group('Upcoming')).findByText('No sessions to show!')).toBeInTheDocument();
    expect(sent(CancelSessionDocument)).toEqual([
      { input: { id: 's1', consequence: cancellation.consequence } },
    ]);
    expect(platform.events).toContainEqual(
      expect.objectContaining({ message: 'Your session with Maya Chen is cancelled.' }),
    );
    expect(screen.getByText('Upcoming')).toHaveFocus();
  });

  it('is not cancelled when the terms have changed meanwhile: the new ones are shown', async () => {
    sessions({ upcoming: [aSession()] });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Cancel 60 General/ }));
    const changed = 'Please check again. What happens if you cancel has changed.';
    respond(CancelSessionDocument, { cancelSession: refusal('CONFLICT', changed) });
    sessions({ upcoming: [aSession({ cancellation: late, can_move: false })] });

    await user.click(screen.getByRole('button', { name: 'Cancel session' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(changed);
    expect(await screen.findByText(/its 1 h will be used/)).toBeInTheDocument();
  });

  it('leaves the next dialog open when a cancellation succeeds after its dialog was closed', async () => {
    sessions({ upcoming: [aSession(), aSession({ id: 's2', coach: ruth })] });
    const { user, platform } = open();
    const answerNow = respondLater(CancelSessionDocument, { cancelSession: answer({ id: 's1' }) });
    await user.click(await screen.findByRole('button', { name: /^Cancel 60 .* Maya Chen/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel session' }));
    await user.click(screen.getByRole('button', { name: 'Keep session' }));
    await user.click(screen.getByRole('button', { name: /^Cancel 60 .* Maya Chen/ }));

    answerNow();

    await waitFor(() =>
      expect(platform.events).toContainEqual(
        expect.objectContaining({ message: 'Your session with Maya Chen is cancelled.' }),
      ),
    );
    expect(screen.getByRole('dialog', { name: 'Cancel this session?' })).toBeVisible();
    expect(screen.getByText('Upcoming')).not.toHaveFocus();
  });

  it('says that it was not cancelled after its dialog was closed, and not in the next one', async () => {
    sessions({ upcoming: [aSession()] });
    const { user, platform } = open();
    const answerNow = respondLater(CancelSessionDocument, {
      cancelSession: refusal('CONFLICT', 'Look again.'),
    });
    await user.click(await screen.findByRole('button', { name: /^Cancel 60/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel session' }));
    await user.click(screen.getByRole('button', { name: 'Keep session' }));
    await user.click(screen.getByRole('button', { name: /^Cancel 60/ }));

    answerNow();

    await waitFor(() =>
      expect(platform.events).toContainEqual(
        expect.objectContaining({ message: 'We couldn’t cancel your session with Maya Chen. Look again.' }),
      ),
    );
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
  });

  const openMove = async () => {
    sessions({ upcoming: [aSession()] });
    const tomorrow = new Date().setHours(34, 0, 0, 0);
    respond(OpenSlotsDocument, {
      slots: answer([
        { start: tomorrow, durations: [30, 60] },
        { start: tomorrow + HOUR_MS, durations: [30] },
      ]),
    });
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: /^Reschedule 60 General/ }));
    await view.user.click(await screen.findByRole('radio', { name: /^10:00/ }));
    return { ...view, tomorrow };
  };

  it('is moved to another time that is long enough', async () => {
    const { user, tomorrow } = await openMove();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    respond(RescheduleSessionDocument, { rescheduleSession: answer({ id: 's1', session_date: tomorrow }) });

    await user.click(screen.getByRole('button', { name: /^Move to/ }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(RescheduleSessionDocument)).toEqual([{ input: { id: 's1', start: tomorrow } }]);
    await waitFor(() => expect(sent(MySessionsDocument).length).toBeGreaterThan(1));
  });

  it('warns before it is moved into the last 24 hours', async () => {
    sessions({ upcoming: [aSession()] });
    respond(OpenSlotsDocument, { slots: answer([{ start: Date.now() + 2 * HOUR_MS, durations: [60] }]) });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Reschedule 60 General/ }));
    await user.click(await screen.findByRole('radio', { name: /:/ }));

    expect(screen.getByRole('dialog')).toHaveTextContent(lateBookingMessage(60));
  });

  it('is moved after its dialog was closed, and the next dialog stays open', async () => {
    const { user, tomorrow, platform } = await openMove();
    const answerNow = respondLater(RescheduleSessionDocument, {
      rescheduleSession: answer({ id: 's1', session_date: tomorrow }),
    });
    await user.click(screen.getByRole('button', { name: /^Move to/ }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: /^Reschedule 60 General/ }));

    answerNow();

    await waitFor(() =>
      expect(platform.events).toContainEqual(
        expect.objectContaining({ message: expect.stringMatching(/^Your session has moved to/) }),
      ),
    );
    expect(screen.getByRole('dialog', { name: 'Choose another time' })).toBeVisible();
  });

  it('keeps its time when the new one was taken, and an error says so', async () => {
    const { user } = await openMove();
    respond(RescheduleSessionDocument, {
      rescheduleSession: refusal('CONFLICT', 'That time has just been taken.'),
    });
    respond(OpenSlotsDocument, { slots: answer([]) });

    await user.click(screen.getByRole('button', { name: /^Move to/ }));

    expect(await screen.findByRole('alert')).toHaveTextContent('That time has just been taken.');
    expect(await screen.findByText('No openings of 1 h in these six weeks.')).toBeInTheDocument();
  });
});

describe('a review', () => {
  it('is left after a session, once there is a rating', async () => {
    sessions({ past: [aPastSession()] });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Leave Review of Maya Chen' }));
    await screen.findByRole('dialog', { name: 'Leave a review' });
    const submit = screen.getByRole('button', { name: 'Submit' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(submit).toHaveAccessibleDescription('Choose a rating to submit.');

    respond(CreateCoachReviewDocument, { createReview: answer({ id: 'r', state: 'pending' }) });
    sessions({ past: [aPastSession({ coach: { ...maya, my_review: aCoachReview() } })] });
    await user.click(screen.getByRole('radio', { name: '5 out of 5, Excellent' }));
    await user.type(screen.getByRole('textbox', { name: /Your feedback/ }), 'Kind and blunt.');
    await user.click(screen.getByRole('checkbox', { name: 'Post my review anonymously.' }));
    await user.click(submit);

    expect(await screen.findByText('Reviewed')).toBeInTheDocument();
    expect(sent(CreateCoachReviewDocument)).toEqual([
      {
        input: {
          userId: testMember.id,
          contentfulId: 'maya',
          reviewType: 'Coaching',
          rating: 5,
          feedback: 'Kind and blunt.',
          isAnonymous: true,
          privateFeedback: false,
        },
      },
    ]);
  });

  it('is not offered twice, nor where it is not allowed', async () => {
    sessions({
      past: [
        aPastSession({ coach: ruth }),
        aPastSession({ id: 's2', coach: { ...maya, can_review: false } }),
        aPastSession({ id: 's3', status: 'No-show' }),
      ],
    });
    open();

    expect(await screen.findByText('Reviewed')).toBeInTheDocument();
    expect(screen.getByText('No-show')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Leave Review/ })).not.toBeInTheDocument();
  });
});

describe('the favorites', () => {
  const favorites: NonNullable<Me['bookmarks']> = [
    { id: 'b1', type: 'COACH', entry_id: 'maya', coach: maya },
    {
      id: 'b2',
      type: 'COACH',
      entry_id: 'ruth',
      coach: { ...ruth, schedule_link: 'https://book.example/ruth' },
    },
    { id: 'b3', type: 'SALON', entry_id: 'salon', coach: null },
  ];
  const panel = () => screen.findByRole('region', { name: 'Favorite Coaches' });
  const check = (ok: boolean) =>
    mockServer.use(
      http.post('*/webhooks/salesforce/bookmark', () =>
        HttpResponse.json(ok ? { ok } : { ok, code: 'FORBIDDEN', message: 'Not for you.' }),
      ),
    );

  it('link to where each is booked', async () => {
    sessions({ me: { bookmarks: favorites } });
    open();

    const links = within(await panel()).getAllByRole('link', { name: /^Schedule with/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/expert-strategists/experts/maya-chen#openings',
      'https://book.example/ruth',
    ]);
  });

  it('link to more time instead while all of it is held', async () => {
    sessions({ me: { bookmarks: favorites, credits: { id: 'c', quantity: 60, held: 60 } } });
    open();

    const links = within(await panel()).getAllByRole('link', { name: /^Buy time for a session with/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/manage-plan', '/manage-plan']);
    expect(within(await panel()).queryByRole('link', { name: /^Schedule/ })).not.toBeInTheDocument();
  });

  it('say how to add coaches', async () => {
    sessions();
    open();

    expect(await panel()).toHaveTextContent('Bookmark a coach to keep them here.');
  });

  it('are removed', async () => {
    check(true);
    sessions({ me: { bookmarks: favorites } });
    const { user } = open();
    respond(LetCoachGoDocument, { removeBookmark: answer({ id: 'b1' }) });
    const remove = await screen.findByRole('button', { name: 'Remove Maya Chen from your favorites' });
    sessions({ me: { bookmarks: favorites.slice(1) } });

    await user.click(remove);

    await waitFor(() => expect(sent(LetCoachGoDocument)).toEqual([{ input: { id: 'b1' } }]));
    expect(screen.queryByRole('link', { name: 'Maya Chen' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Favorite Coaches' })).toHaveFocus();
  });

  it('come back with a reason when removing failed, and are reloaded', async () => {
    check(false);
    sessions({ me: { bookmarks: favorites } });
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Remove Maya Chen from your favorites' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('Not for you.');
    expect(screen.getByRole('link', { name: 'Maya Chen' })).toBeInTheDocument();
    await waitFor(() => expect(sent(MySessionsDocument).length).toBeGreaterThan(1));
    expect(sent(LetCoachGoDocument)).toEqual([]);
  });
});
