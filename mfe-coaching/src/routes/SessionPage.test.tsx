import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, renderRemote, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import { OpenSlotsDocument } from '../components/openings/__generated__/openSlots';
import { AddSessionTaskDocument } from '../features/session/__generated__/addSessionTask';
import { AddSharedNoteDocument } from '../features/session/__generated__/addSharedNote';
import { MarkSessionTaskDocument } from '../features/session/__generated__/markSessionTask';
import { RemoveSharedNoteDocument } from '../features/session/__generated__/removeSharedNote';
import { SaveSessionNoteDocument } from '../features/session/__generated__/saveSessionNote';
import { SessionDocument } from '../features/session/__generated__/session';
import type { Session } from '../features/session/session.api';
import { aCoachReview, answer, refusal } from '../testing/coaching';
import SessionPage from './SessionPage';

const HOUR_MS = 3_600_000;
const ahead = (hours: number) => Date.now() + hours * HOUR_MS;

const maya = {
  id: 'maya',
  slug: 'maya-chen',
  name: 'Maya Chen',
  title: 'Executive presence',
  avatar: null,
  timezone: 'America/Los_Angeles',
  schedule_link: null,
  can_review: true,
  my_review: null,
  resourcesCollection: {
    items: [
      {
        title: 'Twelve questions',
        description: null,
        type: 'LINK' as const,
        link: 'https://maya.example/twelve',
        asset: null,
      },
    ],
  },
};
const aSession = (more: Partial<Session> = {}): Session => ({
  id: 's1',
  session_date: ahead(96),
  duration: 60,
  status: 'Scheduled',
  meeting: { kind: 'room', value: null },
  is_elsewhere: false,
  can_move: true,
  cancellation: {
    consequence: 'release',
    message: '1 h will be available to you again.',
    free_until: ahead(72),
  },
  cancelled_by: null,
  note: null,
  shared_notes: [],
  tasks: [],
  user: { id: testMember.id, name: testMember.name, avatar: null },
  coach: maya,
  ...more,
});
const aPastSession = (more: Partial<Session> = {}) =>
  aSession({ session_date: ahead(-48), status: 'Completed', can_move: false, cancellation: null, ...more });
const aRunningSession = (more: Partial<Session> = {}) =>
  aSession({ session_date: ahead(-0.2), can_move: false, cancellation: null, ...more });
const seenByCoach = { user: { id: 'somebody', name: 'Amara Osei', avatar: null } };

const shown = (session: Session, free = 120) =>
  respond(SessionDocument, {
    session: answer(session),
    me: { ok: true, data: { id: testMember.id, credits: { id: 'c', quantity: free, held: 0 } } },
  });
const open = () => {
  respond(OpenSlotsDocument, { slots: answer([{ start: ahead(50), durations: [30, 60] }]) });
  return renderRemote(
    <Routes>
      <Route path="/expert-strategists/my-sessions/:id" element={<SessionPage />} />
    </Routes>,
    { api, route: '/expert-strategists/my-sessions/s1' },
  );
};
beforeEach(() => localStorage.clear());

describe('before it begins', () => {
  it('says with whom, that it is booked, in how many days, and that Join is not open yet', async () => {
    shown(aSession());
    open();

    expect(await screen.findByRole('heading', { level: 1, name: '60 minutes with Maya Chen' })).toBeVisible();
    expect(screen.getByText('Booked')).toBeInTheDocument();
    expect(screen.getByText('In 4 days')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Join' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Join' })).toHaveAccessibleDescription(/^Join opens /);
    expect(screen.getByRole('button', { name: 'Add to Calendar' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Reschedule/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My Sessions' })).toHaveAttribute(
      'href',
      '/expert-strategists/my-sessions',
    );
    expect(screen.queryByRole('heading', { name: 'Shared notes' })).not.toBeInTheDocument();
  });

  it('shows until when it costs nothing to move it, and only what it costs once that is over', async () => {
    shown(aSession());
    const first = open();
    const rules = await screen.findByRole('region', { name: 'If you need to move it' });
    expect(within(rules).getAllByRole('listitem')).toHaveLength(2);
    first.unmount();

    shown(aSession({ session_date: ahead(4), can_move: false }));
    open();

    const late = await screen.findByRole('region', { name: 'If you need to move it' });
    expect(within(late).getAllByRole('listitem')).toHaveLength(1);
    expect(late).toHaveTextContent('The time is used.');
  });

  it('keeps what the coach should know', async () => {
    shown(aSession());
    const { user, platform } = open();
    respond(SaveSessionNoteDocument, { saveSessionNote: answer({ id: 's1' }) });

    await user.type(await screen.findByRole('textbox', { name: /^Your note for Maya/ }), 'Why a bank?');
    await user.click(screen.getByRole('button', { name: 'Save Note' }));

    await waitFor(() =>
      expect(platform.events).toContainEqual(expect.objectContaining({ message: 'Note saved' })),
    );
    expect(sent(SaveSessionNoteDocument)).toEqual([{ input: { id: 's1', note: 'Why a bank?' } }]);
  });

  it('shows its coach the note, and nothing to move or review', async () => {
    shown(aSession({ ...seenByCoach, note: 'Why a bank?' }));
    open();

    expect(
      await screen.findByRole('heading', { level: 1, name: '60 minutes with Amara Osei' }),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'What Amara wrote before' })).toHaveTextContent('Why a bank?');
    for (const link of screen.getAllByRole('link', { name: 'Coaching Sessions' }))
      expect(link).toHaveAttribute('href', '/expert-strategists/desk');
    expect(
      screen.queryByRole('button', { name: /^(Reschedule|Cancel|Add to Calendar)/ }),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('while it goes on', () => {
  it('leads into it, and says how much is left', async () => {
    shown(aRunningSession());
    open();

    const now = await screen.findByRole('region', { name: 'Your time with Maya has begun' });
    expect(within(now).getByRole('link', { name: 'Join' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/api\/coaching\/sessions\/s1\/join$/),
    );
    expect(now).toHaveTextContent('Now · 48 minutes left');
    expect(screen.getByRole('link', { name: /Twelve questions/ })).toHaveAttribute(
      'href',
      'https://maya.example/twelve',
    );
  });

  it('adds a note that both read', async () => {
    shown(aRunningSession());
    const { user } = open();
    respond(AddSharedNoteDocument, { addSharedNote: answer({ id: 's1' }) });
    await user.type(await screen.findByRole('textbox', { name: /^Add a note/ }), 'Agree first.');
    shown(
      aRunningSession({
        shared_notes: [{ id: 'n1', author: 'member', text: 'Agree first.', created_at: Date.now() }],
      }),
    );

    await user.click(screen.getByRole('button', { name: 'Add Note' }));

    expect(await screen.findByText('Agree first.', { selector: 'p' })).toBeInTheDocument();
    expect(sent(AddSharedNoteDocument)).toEqual([
      { input: { id: 's1', note_id: expect.any(String) as string, text: 'Agree first.' } },
    ]);
    expect(screen.getByRole('textbox', { name: /^Add a note/ })).toHaveValue('');
  });

  it('keeps a note that could not be added, and sends the same one again', async () => {
    shown(aRunningSession());
    const { user } = open();
    respond(AddSharedNoteDocument, { addSharedNote: refusal('CONFLICT', 'There is no room.') });
    await user.type(await screen.findByRole('textbox', { name: /^Add a note/ }), 'Agree first.');

    await user.click(screen.getByRole('button', { name: 'Add Note' }));
    expect(await screen.findByText(/There is no room\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Note' }));

    await waitFor(() => expect(sent(AddSharedNoteDocument)).toHaveLength(2));
    const [first, second] = sent(AddSharedNoteDocument);
    expect(second).toEqual(first);
  });

  it('offers to remove only what is one’s own', async () => {
    shown(
      aRunningSession({
        shared_notes: [
          { id: 'n1', author: 'coach', text: 'Open with the flood.', created_at: 1 },
          { id: 'n2', author: 'member', text: 'Ninety seconds.', created_at: 2 },
        ],
      }),
    );
    const { user } = open();
    respond(RemoveSharedNoteDocument, { removeSharedNote: answer({ id: 's1' }) });

    const [remove, ...more] = await screen.findAllByRole('button', { name: /^Remove your note/ });
    expect(more).toEqual([]);
    await user.click(remove!);

    await waitFor(() =>
      expect(sent(RemoveSharedNoteDocument)).toEqual([{ input: { id: 's1', note_id: 'n2' } }]),
    );
  });

  it('adds a task and ticks one off', async () => {
    shown(
      aRunningSession({ tasks: [{ id: 't1', text: 'Write the story', due: '2026-11-28', done_at: null }] }),
    );
    const { user } = open();
    respond(MarkSessionTaskDocument, { markSessionTask: answer({ id: 's1' }) });
    respond(AddSessionTaskDocument, { addSessionTask: answer({ id: 's1' }) });

    await user.click(await screen.findByRole('checkbox', { name: 'Write the story' }));
    await waitFor(() =>
      expect(sent(MarkSessionTaskDocument)).toEqual([{ input: { id: 's1', task_id: 't1', is_done: true } }]),
    );
    await user.click(screen.getByRole('button', { name: 'Add one' }));
    await user.type(screen.getByRole('textbox', { name: /^What will you do/ }), 'Say it out loud');
    await user.click(screen.getByRole('button', { name: 'Add' }));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Add one' })).toHaveFocus());
    expect(sent(AddSessionTaskDocument)).toEqual([
      { input: { id: 's1', task_id: expect.any(String) as string, text: 'Say it out loud', due: null } },
    ]);
  });
});

describe('after it', () => {
  it('asks how it was, and offers the next hour', async () => {
    shown(aPastSession());
    open();

    expect(await screen.findByText('Finished')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'How was it?' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /^Book .*, 60 min$/ })).toBeInTheDocument();
  });

  it('shows the review once it is written', async () => {
    shown(aPastSession({ coach: { ...maya, my_review: aCoachReview() } }));
    open();

    expect(await screen.findByRole('region', { name: 'Your review' })).toHaveTextContent('Kind and blunt.');
    expect(screen.queryByRole('region', { name: 'How was it?' })).not.toBeInTheDocument();
  });

  it('leads to more time where none is left', async () => {
    shown(aPastSession(), 0);
    open();

    expect(await screen.findByRole('link', { name: 'Buy More Time' })).toHaveAttribute(
      'href',
      '/manage-plan',
    );
    expect(screen.queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument();
  });

  it('asks nothing of a member who did not come', async () => {
    shown(aPastSession({ status: 'No-show' }));
    open();

    expect(await screen.findByText('No-show')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'How was it?' })).not.toBeInTheDocument();
  });
});

it.each([
  ['member', 'You cancelled this session.', 'Cancelled by the member.'],
  ['coach', 'Cancelled by Maya Chen. Your time has been returned.', 'You cancelled this session.'],
  ['admin', 'Cancelled by our team. Your time has been returned.', 'Cancelled by our team.'],
] as const)('says who cancelled it: %s', async (cancelled_by, toMember, toCoach) => {
  const session = aSession({ status: 'Cancelled', cancelled_by, can_move: false, cancellation: null });
  shown(session);
  const member = open();
  expect(await screen.findByText(toMember)).toBeInTheDocument();
  member.unmount();

  shown({ ...session, ...seenByCoach });
  open();

  expect(await screen.findByText(toCoach)).toBeInTheDocument();
});

it('is not found where it is somebody else’s', async () => {
  respond(SessionDocument, { session: refusal('NOT_FOUND', 'No such session.'), me: null });
  open();

  expect(await screen.findByRole('heading', { name: 'We couldn’t find this session' })).toBeInTheDocument();
});

it('offers Retry when it did not load', async () => {
  respond(SessionDocument, failWith([{ code: 'UNAVAILABLE' }]));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  shown(aSession());

  await user.click(retry);

  expect(await screen.findByRole('heading', { level: 1, name: /60 minutes/ })).toBeInTheDocument();
});
