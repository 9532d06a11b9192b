import { AVAILABILITY_MESSAGES, SESSION_MESSAGES } from '@athenaeum/coaching-contract';
import { Route, Routes } from '@athenaeum/shell-contract';
import {
  failWith,
  renderRemote,
  respond,
  respondLater,
  sent,
  testMember,
} from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import { AvailabilityDocument } from '../features/availability/__generated__/availability';
import { SaveAvailabilityDocument } from '../features/availability/__generated__/saveAvailability';
import type { BookedSession, KeptAvailability } from '../features/availability/availability.api';
import { CancelAsCoachDocument } from '../features/coachSessions/__generated__/cancelAsCoach';
import { CoachSessionsDocument } from '../features/coachSessions/__generated__/coachSessions';
import { MarkNoShowDocument } from '../features/coachSessions/__generated__/markNoShow';
import { SaveSessionNotesDocument } from '../features/coachSessions/__generated__/saveSessionNotes';
import { ChangeMeetingDocument } from '../features/coachSessions/__generated__/changeMeeting';
import type { CoachSession } from '../features/coachSessions/coachSessions.api';
import { answer, list, refusal } from '../testing/coaching';
import CoachAvailabilityPage from './CoachAvailabilityPage';
import CoachSessionsPage from './CoachSessionsPage';

const DAY_MS = 86_400_000;
const LONDON = 'Europe/London';
const ROOM = { kind: 'room', value: null } as const;

const open = (route: string) =>
  renderRemote(
    <Routes>
      <Route path="/expert-strategists/desk" element={<CoachSessionsPage />} />
      <Route path="/expert-strategists/desk/availability" element={<CoachAvailabilityPage />} />
    </Routes>,
    { api, route, session: { ...testMember, roles: ['member', 'coach'] } },
  );

beforeEach(() => localStorage.clear());

const aSession = (id: string, more: Partial<CoachSession> = {}): CoachSession => ({
  id,
  session_date: Date.now() + DAY_MS,
  duration: 60,
  status: 'Scheduled',
  note: null,
  coach_notes: null,
  coach_notes_version: 0,
  is_elsewhere: false,
  cancelled_by: null,
  meeting: ROOM,
  cancellation: null,
  user: { id: `of-${id}`, name: 'Noor Haddad', avatar: null, slug: 'noor-haddad' },
  ...more,
});
const desk = { availability: answer({ coach_id: 'maya', timezone: LONDON }) };

describe('the coach’s sessions', () => {
  const openSessions = (
    given: { upcoming?: CoachSession[]; past?: CoachSession[]; cancelled?: CoachSession[] } = {},
  ) => {
    respond(CoachSessionsDocument, {
      ...desk,
      upcoming: list(...(given.upcoming ?? [])),
      past: list(...(given.past ?? [])),
      cancelled: list(...(given.cancelled ?? [])),
    });
    return open('/expert-strategists/desk');
  };
  const group = (name: RegExp) => screen.findByRole('region', { name });

  it('stand in three groups, in the coach’s time zone, with what the member wrote', async () => {
    const start = Date.parse('2027-01-04T15:00:00Z');
    openSessions({
      upcoming: [aSession('one', { session_date: start, note: 'A panel on Thursday.' })],
      cancelled: [aSession('two', { status: 'Cancelled', cancelled_by: 'member' })],
    });

    const upcoming = within(await group(/Upcoming 1/));
    expect(upcoming.getByText('60 General Coaching with Noor Haddad')).toBeInTheDocument();
    expect(upcoming.getByText(/3:00 – 4:00 PM/)).toBeInTheDocument();
    expect(upcoming.getByText('“A panel on Thursday.”')).toBeInTheDocument();
    expect(within(await group(/Past 0/)).getByText('No sessions to show!')).toBeInTheDocument();
    expect(within(await group(/Cancelled 1/)).getByText('Cancelled by the member')).toBeInTheDocument();
    expect(sent(CoachSessionsDocument)).toMatchObject([
      { upcoming: { orderBy: { session_date: 'asc' } }, cancelled: { status: { equals: 'Cancelled' } } },
    ]);
  });

  it('say what a cancellation means for the member before it is confirmed', async () => {
    const { user } = openSessions({
      upcoming: [aSession('one', { cancellation: { consequence: 'release' } })],
    });
    respond(CancelAsCoachDocument, { cancelSession: answer({ id: 'one' }) });

    await user.click(await screen.findByRole('button', { name: 'Cancel the session with Noor Haddad' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this session?' }));
    expect(dialog.getByText(/The member gets 1 h back/)).toBeInTheDocument();
    expect(sent(CancelAsCoachDocument)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Cancel Session' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(CancelAsCoachDocument)).toEqual([{ input: { id: 'one', consequence: 'release' } }]);
    expect(sent(CoachSessionsDocument)).toHaveLength(2);
  });

  it('keep the dialog with the reason when it could not be cancelled', async () => {
    const { user } = openSessions({
      upcoming: [aSession('one', { cancellation: { consequence: 'release' } })],
    });
    respond(CancelAsCoachDocument, { cancelSession: refusal('CONFLICT', SESSION_MESSAGES.over) });

    await user.click(await screen.findByRole('button', { name: 'Cancel the session with Noor Haddad' }));
    await user.click(screen.getByRole('button', { name: 'Cancel Session' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(SESSION_MESSAGES.over);
  });

  it('leave the notes open when a cancellation succeeds after its dialog was closed', async () => {
    const { user, platform } = openSessions({
      upcoming: [aSession('one', { cancellation: { consequence: 'release' } })],
    });
    const answerNow = respondLater(CancelAsCoachDocument, { cancelSession: answer({ id: 'one' }) });
    await user.click(await screen.findByRole('button', { name: 'Cancel the session with Noor Haddad' }));
    await user.click(screen.getByRole('button', { name: 'Cancel Session' }));
    await user.click(screen.getByRole('button', { name: 'Keep Session' }));
    await user.click(screen.getByRole('button', { name: 'Add Notes on Noor Haddad' }));

    answerNow();

    await waitFor(() =>
      expect(platform.events).toContainEqual(expect.objectContaining({ message: 'Session cancelled' })),
    );
    expect(screen.getByRole('form', { name: 'Notes on Noor Haddad' })).toBeVisible();
  });

  it('are marked as a no-show, and the mark is removed', async () => {
    const { user } = openSessions({
      past: [aSession('one', { status: 'Completed' }), aSession('two', { status: 'No-show' })],
    });
    respond(MarkNoShowDocument, { markNoShow: answer({ id: 'one' }) });

    await user.click(await screen.findByRole('button', { name: 'Mark as no-show: Noor Haddad' }));
    await user.click(screen.getByRole('button', { name: 'Mark as attended: Noor Haddad' }));

    await waitFor(() =>
      expect(sent(MarkNoShowDocument)).toEqual([
        { input: { id: 'one', no_show: true } },
        { input: { id: 'two', no_show: false } },
      ]),
    );
    expect(within(await group(/Past/)).getByText('No-show')).toBeInTheDocument();
  });

  it.each([
    ['are saved', answer({ id: 'one' }), 'Notes saved'],
    [
      'are not',
      refusal('CONFLICT', SESSION_MESSAGES.notesChanged),
      `We couldn’t save your notes on Noor Haddad. ${SESSION_MESSAGES.notesChanged}`,
    ],
  ])('leave the next dialog open when the notes %s late', async (_what, saveSessionNotes, said) => {
    const { user, platform } = openSessions({
      upcoming: [aSession('one', { cancellation: { consequence: 'release' } })],
    });
    const answerNow = respondLater(SaveSessionNotesDocument, { saveSessionNotes });
    await user.click(await screen.findByRole('button', { name: 'Add Notes on Noor Haddad' }));
    await user.type(screen.getByLabelText('Your notes'), 'Begin with the fee.');
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    await waitFor(() => expect(sent(SaveSessionNotesDocument)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Add Notes on Noor Haddad' }));
    await user.click(screen.getByRole('button', { name: 'Cancel the session with Noor Haddad' }));

    answerNow();

    await waitFor(() => expect(platform.events).toContainEqual(expect.objectContaining({ message: said })));
    expect(screen.getByRole('dialog', { name: 'Cancel this session?' })).toBeVisible();
  });

  it('keep unsaved notes through a reload', async () => {
    const { user, unmount } = openSessions({ past: [aSession('one', { status: 'Completed' })] });
    await user.click(await screen.findByRole('button', { name: 'Add Notes on Noor Haddad' }));
    await user.type(screen.getByLabelText('Your notes'), 'Begin with the fee.');
    unmount();

    const again = openSessions({ past: [aSession('one', { status: 'Completed' })] });
    respond(SaveSessionNotesDocument, { saveSessionNotes: answer({ id: 'one' }) });
    await again.user.click(await screen.findByRole('button', { name: 'Add Notes on Noor Haddad' }));
    expect(screen.getByLabelText('Your notes')).toHaveValue('Begin with the fee.');
    await again.user.click(screen.getByRole('button', { name: 'Save Notes' }));

    await waitFor(() => expect(screen.queryByLabelText('Your notes')).not.toBeInTheDocument());
    expect(sent(SaveSessionNotesDocument)).toEqual([
      { input: { id: 'one', notes: 'Begin with the fee.', version: 0 } },
    ]);
  });

  it('show what another window saved before it is overwritten', async () => {
    const { user } = openSessions({ past: [aSession('one', { status: 'Completed' })] });
    await user.click(await screen.findByRole('button', { name: 'Add Notes on Noor Haddad' }));
    await user.type(screen.getByLabelText('Your notes'), 'Mine.');
    respond(SaveSessionNotesDocument, {
      saveSessionNotes: refusal('CONFLICT', SESSION_MESSAGES.notesChanged),
    });
    respond(CoachSessionsDocument, {
      ...desk,
      upcoming: list(),
      past: list(aSession('one', { status: 'Completed', coach_notes: 'Theirs.', coach_notes_version: 3 })),
      cancelled: list(),
    });
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));

    expect(await screen.findByText(/“Theirs.”/)).toBeInTheDocument();
    expect(screen.getByText(SESSION_MESSAGES.notesChanged)).toBeInTheDocument();
    respond(SaveSessionNotesDocument, { saveSessionNotes: answer({ id: 'one' }) });
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));

    await waitFor(() =>
      expect(sent(SaveSessionNotesDocument).at(-1)).toEqual({
        input: { id: 'one', notes: 'Mine.', version: 3 },
      }),
    );
  });

  it('are reloaded by Retry, and a group that failed leaves the others', async () => {
    respond(CoachSessionsDocument, () =>
      failWith([{ path: ['past'] }], {
        ...desk,
        upcoming: list(aSession('one')),
        past: null,
        cancelled: list(),
      }),
    );
    const { user } = open('/expert-strategists/desk');

    expect(await screen.findByText('60 General Coaching with Noor Haddad')).toBeInTheDocument();
    respond(CoachSessionsDocument, { ...desk, upcoming: list(), past: list(), cancelled: list() });
    await user.click(within(await group(/Past/)).getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(screen.getAllByText('No sessions to show!')).toHaveLength(3));
  });

  it('say that no coach’s page is linked to the account', async () => {
    const none = refusal('NOT_FOUND', 'This coach does not exist.');
    const noList = { ...none, count: null };
    respond(CoachSessionsDocument, {
      availability: none,
      upcoming: noList,
      past: noList,
      cancelled: noList,
    });
    open('/expert-strategists/desk');

    expect(
      await screen.findByRole('heading', { name: 'Your account has no coach page yet' }),
    ).toBeInTheDocument();
  });
});

describe('the place of a session', () => {
  const MINUTE_MS = 60_000;
  const openWith = (session: CoachSession) => {
    respond(CoachSessionsDocument, { ...desk, upcoming: list(session), past: list(), cancelled: list() });
    return open('/expert-strategists/desk');
  };

  it('is changed until it begins, with errors at its field', async () => {
    const { user } = openWith(aSession('one'));
    respond(ChangeMeetingDocument, { changeMeeting: answer({ id: 'one' }) });

    expect(await screen.findByText('Video room. Join opens 15 minutes before.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change location of the session with Noor Haddad' }));
    const form = within(screen.getByRole('form', { name: 'Location of the session with Noor Haddad' }));
    await user.selectOptions(form.getByLabelText('How you meet'), 'By phone');
    await user.click(form.getByRole('button', { name: 'Save Location' }));
    expect(form.getByLabelText('Phone number')).toHaveAccessibleDescription(/Enter a phone number/);
    await user.type(form.getByLabelText('Phone number'), '+44 20 7946 0018');
    await user.click(form.getByRole('button', { name: 'Save Location' }));

    await waitFor(() => expect(sent(ChangeMeetingDocument)).toHaveLength(1));
    expect(sent(ChangeMeetingDocument)[0]).toEqual({
      input: { id: 'one', meeting: { kind: 'phone', value: '+44 20 7946 0018' } },
    });
  });

  it('has Join from fifteen minutes before', async () => {
    openWith(aSession('one', { session_date: Date.now() + 14 * MINUTE_MS }));

    expect(
      await screen.findByRole('link', { name: 'Join 60 General Coaching with Noor Haddad' }),
    ).toHaveAttribute('href', expect.stringMatching(/\/api\/coaching\/sessions\/one\/join$/));
  });

  it('is not changed here when it was booked on the coach’s own page', async () => {
    openWith(aSession('one', { is_elsewhere: true, meeting: null }));

    await screen.findByText('Booked on your own page.');
    expect(screen.queryByRole('button', { name: /^Change location/ })).not.toBeInTheDocument();
  });
});

describe('the coach’s availability', () => {
  const kept = (more: Partial<KeptAvailability> = {}): KeptAvailability => ({
    coach_id: 'maya',
    version: 4,
    timezone: LONDON,
    hours: [
      { weekday: 1, from: '09:00', to: '12:00' },
      { weekday: 3, from: '09:00', to: '12:00' },
    ],
    exceptions: [],
    durations: [30, 60, 90],
    notice_hours: 24,
    horizon_days: 60,
    schedule_link: null,
    meeting: ROOM,
    ...more,
  });
  const monday = Date.parse('2027-01-04T10:00:00Z');
  const openHours = (more: Partial<KeptAvailability> = {}, booked: BookedSession[] = []) => {
    respond(AvailabilityDocument, { availability: answer(kept(more)), coachSessions: list(...booked) });
    return open('/expert-strategists/desk/availability');
  };
  const save = () => screen.findByText('Save Availability');
  const day = async (name: string) => within(await screen.findByRole('group', { name }));

  it('is changed by day and saved as a whole, with the version that was read', async () => {
    const { user } = openHours();
    respond(SaveAvailabilityDocument, { saveAvailability: answer({ coach_id: 'maya', version: 5 }) });

    await user.selectOptions((await day('Monday')).getByLabelText('Monday to'), '11:00 AM');
    await user.click((await day('Friday')).getByRole('button', { name: 'Add hours on Friday' }));
    await user.click((await day('Wednesday')).getByRole('button', { name: /^Remove 9:00 AM to 12:00 PM/ }));
    await user.click(screen.getByLabelText('1 h 30 min'));
    await user.selectOptions(screen.getByLabelText('Minimum notice'), '48');
    await user.click(await save());

    await waitFor(() => expect(sent(SaveAvailabilityDocument)).toHaveLength(1));
    expect(sent(SaveAvailabilityDocument)[0]).toEqual({
      input: {
        coach_id: 'maya',
        version: 4,
        timezone: LONDON,
        hours: [
          { weekday: 1, from: '09:00', to: '11:00' },
          { weekday: 5, from: '09:00', to: '17:00' },
        ],
        exceptions: [],
        durations: [30, 60],
        notice_hours: 48,
        horizon_days: 60,
        meeting: { kind: 'room', value: null },
      },
    });
  });

  it('says where sessions take place, and refuses an invalid place', async () => {
    const { user } = openHours();
    respond(SaveAvailabilityDocument, { saveAvailability: answer({ coach_id: 'maya', version: 5 }) });

    await user.selectOptions(await screen.findByLabelText('How you meet'), 'Your own video link');
    await user.type(screen.getByLabelText('Video link'), 'meet me there');
    await user.click(await save());

    expect(await screen.findByLabelText('Video link')).toHaveAccessibleDescription(
      /Enter a link that begins with https:\/\//,
    );
    expect(sent(SaveAvailabilityDocument)).toHaveLength(0);
    await user.clear(screen.getByLabelText('Video link'));
    await user.type(screen.getByLabelText('Video link'), 'https://video.example/maya');
    await user.click(await save());

    await waitFor(() => expect(sent(SaveAvailabilityDocument)).toHaveLength(1));
    expect(sent(SaveAvailabilityDocument)[0]!.input.meeting).toEqual({
      kind: 'link',
      value: 'https://video.example/maya',
    });
  });

  it('keeps edits made during a save for the next one', async () => {
    const first = openHours();
    const answerNow = respondLater(SaveAvailabilityDocument, {
      saveAvailability: answer({ coach_id: 'maya', version: 5 }),
    });
    await first.user.click(await screen.findByLabelText('1 h 30 min'));
    await first.user.click(await save());
    await waitFor(() => expect(sent(SaveAvailabilityDocument)).toHaveLength(1));
    await first.user.selectOptions(screen.getByLabelText('Minimum notice'), '48');
    answerNow();
    await waitFor(() =>
      expect(first.platform.events).toContainEqual(
        expect.objectContaining({ message: 'Availability saved' }),
      ),
    );
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toContain('durations'));
    first.unmount();

    openHours({ durations: [30, 60], version: 5 });

    expect(await screen.findByLabelText('Minimum notice')).toHaveValue('48');
    expect(screen.getByLabelText('1 h 30 min')).not.toBeChecked();
  });

  it('says which bookings lie in removed hours, before saving', async () => {
    const booked = aSession('one', { session_date: monday });
    const { user } = openHours({}, [booked]);
    expect(await save()).toBeInTheDocument();
    expect(screen.queryByText(/lies outside these hours/)).not.toBeInTheDocument();

    await user.click((await day('Monday')).getByRole('button', { name: /^Remove/ }));

    expect(screen.getByText('1 booked session is outside these hours.')).toBeInTheDocument();
    expect(screen.getByText(/Mon, Jan 4.*10:00 – 11:00 AM.*with Noor Haddad/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your Sessions' })).toHaveAttribute(
      'href',
      '/expert-strategists/desk',
    );
  });

  it('has days off and days with other hours', async () => {
    const { user } = openHours();
    respond(SaveAvailabilityDocument, { saveAvailability: answer({ coach_id: 'maya', version: 5 }) });

    await user.click(await screen.findByRole('button', { name: 'Add a Day' }));
    await user.click(screen.getByRole('button', { name: 'Add a Day' }));
    const [first, second] = screen.getAllByLabelText('Date');
    await user.clear(first!);
    await user.type(first!, '2099-12-24');
    await user.clear(second!);
    await user.type(second!, '2099-12-27');
    await user.selectOptions(screen.getAllByLabelText('What changes')[1]!, 'Different hours');
    await user.click(await save());

    await waitFor(() => expect(sent(SaveAvailabilityDocument)).toHaveLength(1));
    expect(sent(SaveAvailabilityDocument)[0]).toMatchObject({
      input: {
        exceptions: [
          { date: '2099-12-24', closed: true, hours: [] },
          { date: '2099-12-27', closed: true, hours: [{ from: '09:00', to: '12:00' }] },
        ],
      },
    });
  });

  it('is refused a day that has passed, beside its date', async () => {
    const { user } = openHours();

    await user.click(await screen.findByRole('button', { name: 'Add a Day' }));
    const date = screen.getByLabelText('Date');
    await user.clear(date);
    await user.type(date, '2020-01-02');
    await user.click(await save());

    await waitFor(() => expect(date).toHaveAccessibleDescription(AVAILABILITY_MESSAGES.past));
    expect(sent(SaveAvailabilityDocument)).toEqual([]);
  });

  it('shows the next clock change, and its effect', async () => {
    openHours();

    expect(await screen.findByText(/Clocks there go (forward|back) 1 h on/)).toBeInTheDocument();
    expect(screen.getByText(/members whose clocks don’t change with yours/)).toBeInTheDocument();
  });

  it('is refused beside the field without a length or with hours that overlap', async () => {
    const { user } = openHours({
      durations: [30],
      hours: [
        { weekday: 1, from: '09:00', to: '12:00' },
        { weekday: 1, from: '11:00', to: '13:00' },
      ],
    });

    await user.click(await screen.findByLabelText('30 min'));
    await user.click(await save());

    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText(AVAILABILITY_MESSAGES.durations)).toBeInTheDocument();
    expect(summary.getByText(AVAILABILITY_MESSAGES.overlapping)).toBeInTheDocument();
    expect(sent(SaveAvailabilityDocument)).toEqual([]);
  });

  it('restores the edits over what another window saved, for review', async () => {
    const { user } = openHours();
    await user.click((await day('Monday')).getByRole('button', { name: /^Remove/ }));
    respond(SaveAvailabilityDocument, {
      saveAvailability: refusal('CONFLICT', AVAILABILITY_MESSAGES.changedMeanwhile),
    });
    respond(AvailabilityDocument, {
      availability: answer(kept({ version: 5, notice_hours: 2 })),
      coachSessions: list(),
    });
    await user.click(await save());

    expect(await screen.findByText(/Your unsaved changes are back/)).toBeInTheDocument();
    expect(screen.getByText(AVAILABILITY_MESSAGES.changedMeanwhile)).toBeInTheDocument();
    expect(screen.getByLabelText('Minimum notice')).toHaveValue('2');
    expect((await day('Monday')).getByText('No hours')).toBeInTheDocument();
    respond(SaveAvailabilityDocument, { saveAvailability: answer({ coach_id: 'maya', version: 6 }) });
    await user.click(await save());

    await waitFor(() =>
      expect(sent(SaveAvailabilityDocument).at(-1)).toMatchObject({ input: { version: 5 } }),
    );
  });

  it('focuses a notice each time another window has saved meanwhile', async () => {
    const { user } = openHours();
    await user.click((await day('Monday')).getByRole('button', { name: /^Remove/ }));
    respond(SaveAvailabilityDocument, {
      saveAvailability: refusal('CONFLICT', AVAILABILITY_MESSAGES.changedMeanwhile),
    });

    const told = new RegExp(`^${AVAILABILITY_MESSAGES.changedMeanwhile}$`);
    for (const reads of [2, 3]) {
      await user.click(await save());
      await waitFor(() => expect(sent(AvailabilityDocument)).toHaveLength(reads));
      await waitFor(() => expect(document.activeElement).toHaveTextContent(told));
      expect(screen.getAllByText(AVAILABILITY_MESSAGES.changedMeanwhile)).toHaveLength(1);
    }
  });

  it('survives a reload', async () => {
    const first = openHours();
    await first.user.click((await day('Monday')).getByRole('button', { name: /^Remove/ }));
    first.unmount();

    openHours();

    expect(await screen.findByText(/Your unsaved changes are back/)).toBeInTheDocument();
    expect((await day('Monday')).getByText('No hours')).toBeInTheDocument();
  });

  it('is managed elsewhere by a coach who is booked elsewhere', async () => {
    openHours({ schedule_link: 'https://book.example/maya' });

    expect(
      await screen.findByRole('heading', { name: 'Members book you on your own page' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open Your Page' })).toHaveAttribute(
      'href',
      'https://book.example/maya',
    );
  });

  it('is reloaded by Retry when it did not load', async () => {
    respond(AvailabilityDocument, () => failWith([{ path: ['availability'] }]));
    const { user } = open('/expert-strategists/desk/availability');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    respond(AvailabilityDocument, { availability: answer(kept()), coachSessions: list() });
    await user.click(retry);

    expect(await save()).toBeInTheDocument();
  });
});
