import { lateBookingMessage } from '@athenaeum/coaching-contract';
import { formatEventTime } from '@athenaeum/shared-ui';
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
import { OpenSlotsDocument } from '../components/openings/__generated__/openSlots';
import type { OpenSlot } from '../components/openings/openings.api';
import { BookSessionDocument } from '../features/bookSession/__generated__/bookSession';
import { CoachDocument } from '../features/coachProfile/__generated__/coach';
import type { Credits } from '../features/coachProfile/coachProfile.api';
import { aCoach, answer, refusal } from '../testing/coaching';
import CoachPage from './CoachPage';

const PAGE = '/expert-strategists/experts/maya-chen';
const HOUR_MS = 3_600_000;
/** Ten in the morning in the viewer's zone, some days ahead. */
const ten = (days: number) => new Date().setHours(24 * days + 10, 0, 0, 0);
const dateOf = (at: number) => new Intl.DateTimeFormat('en-CA').format(at);

const coachPage = (credits: Partial<Credits> = {}) =>
  respond(CoachDocument, {
    coach: answer(aCoach()),
    me: {
      ok: true,
      data: { id: testMember.id, bookmarks: [], credits: { id: 'c', quantity: 120, held: 0, ...credits } },
    },
  });
const openSlots = (slots: OpenSlot[]) => respond(OpenSlotsDocument, { slots: answer(slots) });
const all = [30, 60, 90];
const ROOM = { kind: 'room', value: null } as const;

beforeEach(() => {
  localStorage.clear();
  coachPage();
  openSlots([
    { start: ten(3), durations: all },
    { start: ten(3) + HOUR_MS, durations: [30] },
    { start: ten(4), durations: all },
  ]);
});

const open = (route = PAGE) =>
  renderRemote(
    <Routes>
      <Route path="/expert-strategists/experts/:slug" element={<CoachPage />} />
    </Routes>,
    { api, route },
  );
const time = (name: RegExp) => screen.findByRole('radio', { name });
const radios = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent);

async function chooseTen() {
  const view = open();
  await view.user.click(await time(/^10:00/));
  await view.user.click(screen.getByRole('button', { name: /^Book .* 60 min$/ }));
  await screen.findByRole('dialog', { name: 'Book this session' });
  return view;
}
const confirm = () => screen.getByRole('button', { name: 'Book session' });

it('shows the openings of one day that are long enough, in the viewer’s time zone', async () => {
  open();

  expect(await time(/^10:00/)).toBeInTheDocument();
  expect(radios()).toEqual(['30 min', '60 min', '90 min', '10:00 AM']);
  expect(screen.getByRole('radio', { name: '60 min' })).toBeChecked();
  expect(
    screen.getByText(/^Times are in your time zone, (.+\. Maya is in )?Pacific Time\.$/),
  ).toBeInTheDocument();
});

it('keeps the length and the day in the address', async () => {
  const { user } = open();
  await time(/^10:00/);

  await user.click(screen.getByRole('radio', { name: '30 min' }));
  expect(await time(/^11:00/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next day' }));

  const params = new URLSearchParams(location.search);
  expect([params.get('length'), params.get('day')]).toEqual(['30', dateOf(ten(4))]);
  expect(radios()).toEqual(['30 min', '60 min', '90 min', '10:00 AM']);
});

it('starts with the view in a shared address', async () => {
  open(`${PAGE}?length=90&day=${dateOf(ten(4))}`);

  expect(await screen.findByRole('combobox', { name: 'Day' })).toHaveValue(dateOf(ten(4)));
  expect(screen.getByRole('radio', { name: '90 min' })).toBeChecked();
});

it('offers no length that the credits do not cover', async () => {
  coachPage({ quantity: 120, held: 80 });
  open(`${PAGE}?length=90`);

  expect(await screen.findByRole('radio', { name: '30 min' })).toBeChecked();
  for (const name of ['60 min', '90 min'])
    expect(screen.queryByRole('radio', { name })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buy More Time' })).toHaveAttribute('href', '/manage-plan');
});

it('shows available, held and total time', async () => {
  coachPage({ quantity: 180, held: 60 });
  open();

  const panel = await screen.findByRole('complementary', { name: 'Sessions with Maya' });
  expect(panel).toHaveTextContent('2 h free to book');
  expect(panel).toHaveTextContent('1 h held for upcoming sessions, 3 h in total');
});

it('links to more time when all of it is held', async () => {
  coachPage({ quantity: 60, held: 60 });
  open();

  expect(await screen.findByText(/You have 0 min free to book/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buy More Time' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Buy Coaching' })).toHaveAttribute('href', '/manage-plan');
  expect(screen.queryByRole('link', { name: 'Schedule Session' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Book a session' })).not.toBeInTheDocument();
});

it('books an opening with a note for the coach, and reloads credits and openings', async () => {
  const { user } = await chooseTen();
  const booked = { id: 's1', session_date: ten(3), duration: 60, meeting: ROOM };
  respond(BookSessionDocument, { bookSession: answer(booked) });
  const before = { coach: sent(CoachDocument).length, slots: sent(OpenSlotsDocument).length };
  openSlots([{ start: ten(4), durations: all }]);
  coachPage({ held: 60 });

  await user.type(screen.getByRole('textbox', { name: /talk about/ }), 'A board interview.');
  await user.click(confirm());

  const dialog = await screen.findByRole('dialog', { name: 'Your session is booked' });
  expect(dialog).toHaveTextContent('Video room. Join opens 15 minutes before.');
  expect(sent(BookSessionDocument)).toEqual([
    { input: { coach_id: 'maya', start: ten(3), duration: 60, note: 'A board interview.' } },
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Add to Calendar' }));
  expect(within(dialog).getByRole('link', { name: 'Outlook / Other', hidden: true })).toHaveAttribute(
    'href',
    `${location.origin}/calendar/sessions/s1.ics`,
  );
  const google = within(dialog).getByRole('link', { name: 'Google Calendar', hidden: true });
  expect(new URL(google.getAttribute('href')!).searchParams.get('text')).toBe(
    '60 General Coaching with Maya Chen',
  );
  await waitFor(() => {
    expect(sent(CoachDocument).length).toBeGreaterThan(before.coach);
    expect(sent(OpenSlotsDocument).length).toBeGreaterThan(before.slots);
  });
});

it('says before booking until when cancelling is free', async () => {
  await chooseTen();

  const until = formatEventTime({ start: ten(3) - 24 * HOUR_MS }).line;
  expect(screen.getByRole('dialog')).toHaveTextContent(`Free to cancel until ${until}.`);
});

it('says before booking that a session within 24 hours gives no time back', async () => {
  const start = Date.now() + 2 * HOUR_MS;
  openSlots([{ start, durations: all }]);
  const { user } = open();
  await user.click(await time(/:/));
  await user.click(screen.getByRole('button', { name: /^Book .* 60 min$/ }));

  const dialog = await screen.findByRole('dialog', { name: 'Book this session' });

  expect(dialog).toHaveTextContent(lateBookingMessage(60));
  expect(dialog).not.toHaveTextContent('Free to cancel');
});

it('tells the member when someone else took the slot first, and shows what is free now', async () => {
  const { user } = await chooseTen();
  respond(BookSessionDocument, { bookSession: refusal('CONFLICT', 'That time has just been taken.') });
  openSlots([{ start: ten(4), durations: all }]);
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('That time has just been taken.');

  await user.click(screen.getByRole('button', { name: 'Choose another time' }));

  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Day' })).toHaveValue(dateOf(ten(4))));
  expect(screen.getByRole('button', { name: 'Book a session' })).toHaveAttribute('aria-disabled', 'true');
});

it.each([
  [
    'it is booked',
    answer({ id: 's1', session_date: ten(3), duration: 60, meeting: ROOM }),
    'Your session with Maya Chen is booked.',
  ],
  [
    'it is not',
    refusal('CONFLICT', 'That time has just been taken.'),
    'We couldn’t book your session with Maya Chen. That time has just been taken.',
  ],
])('notifies a member who has left the dialog that %s', async (_what, bookSession, said) => {
  const { user, platform } = await chooseTen();
  const answerNow = respondLater(BookSessionDocument, { bookSession });
  await user.click(confirm());
  await waitFor(() => expect(sent(BookSessionDocument)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Not now' }));

  answerNow();

  await waitFor(() => expect(platform.events).toContainEqual(expect.objectContaining({ message: said })));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('links to more time when the credits no longer cover it', async () => {
  const { user } = await chooseTen();
  const message = 'You have 30 min available and this session takes 1 h. Buy More Time to book it.';
  respond(BookSessionDocument, { bookSession: refusal('CONFLICT', message, { credits: message }) });

  await user.click(confirm());

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(within(alert).getByRole('link', { name: 'Buy More Time' })).toHaveAttribute('href', '/manage-plan');
});

it('keeps the note when the server was unavailable, and books by the same button', async () => {
  const { user } = await chooseTen();
  respond(BookSessionDocument, failWith([{ code: 'UNAVAILABLE' }]));
  await user.type(screen.getByRole('textbox', { name: /talk about/ }), 'My story');
  await user.click(confirm());
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  expect(screen.getByRole('textbox', { name: /talk about/ })).toHaveValue('My story');

  respond(BookSessionDocument, {
    bookSession: answer({ id: 's1', session_date: ten(3), duration: 60, meeting: ROOM }),
  });
  await user.click(confirm());

  expect(await screen.findByRole('dialog', { name: 'Your session is booked' })).toBeInTheDocument();
});

it('says when six weeks have no openings, and pages to the next six', async () => {
  openSlots([]);
  const { user } = open();
  expect(await screen.findByText('No openings of 1 h in these six weeks.')).toBeInTheDocument();

  openSlots([{ start: ten(50), durations: all }]);
  await user.click(screen.getByRole('button', { name: 'Later openings' }));

  expect(await time(/^10:00/)).toBeInTheDocument();
  expect(location.search).toBe('?page=2');
  const [first, second] = sent(OpenSlotsDocument).slice(-2);
  expect(second!.from).toBe(first!.to);
});

it('offers Retry when the openings did not load', async () => {
  respond(OpenSlotsDocument, failWith([{ code: 'UNAVAILABLE' }]));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Retry' });

  openSlots([{ start: ten(3), durations: all }]);
  await user.click(retry);

  expect(await time(/^10:00/)).toBeInTheDocument();
});
