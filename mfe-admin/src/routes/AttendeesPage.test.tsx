import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, renderRemote, respond, respondLater, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { Attendance, AttendedSalon, Attendee } from '../features/attendees';
import {
  AddWalkInDocument,
  AttendedSalonDocument,
  AttendeesDocument,
  CancelSeatDocument,
  CheckInDocument,
  GiveSeatDocument,
  InviteMembersDocument,
  NoteAttendeesDocument,
  WalkInMembersDocument,
} from '../features/attendees/__generated__/attendees';
import { manifest } from '../manifest';
import { answer, answerPage, refusal } from '../testing/answers';
import { anAttendance, anAttendee, aSalon } from '../testing/attendees';
import AttendeesPage from './AttendeesPage';

const refused = (message: string) => refusal('CONFLICT', message);

interface World {
  salon?: Partial<AttendedSalon>;
  attendees?: Attendee[];
  attendance?: Partial<Attendance>;
  search?: string;
}

function open({ salon, attendees = [], attendance, search = '' }: World = {}) {
  respond(AttendedSalonDocument, { salon: answer(aSalon(salon)) });
  respond(AttendeesDocument, {
    attendees: { ...answerPage(attendees), attendance: anAttendance(attendance) },
  });
  return renderRemote(
    <Routes>
      <Route path="/admin/content/salons/:id/attendees" element={<AttendeesPage />} />
    </Routes>,
    { api, manifest, route: `/admin/content/salons/salon-1/attendees${search}` },
  );
}
const row = async (name: string) => {
  const people = within(await screen.findByRole('list', { name: 'Attendees' }));
  return within((await people.findByText(name)).closest('li')!);
};

it('checks an attendee in with one press, updates the count at once, and undoes it', async () => {
  const { user } = open({ attendees: [anAttendee('Ingrid Solberg'), anAttendee('Amara Osei')] });
  expect(await screen.findByText('0 of 3 checked in')).toBeInTheDocument();
  respond(CheckInDocument, ({ input }) => {
    const attended_at = input.here ? Date.now() : null;
    return { checkIn: answer(anAttendee(input.id, { attended_at })) };
  });

  await user.click((await row('Amara Osei')).getByRole('button', { name: 'Check in Amara Osei' }));

  expect((await row('Amara Osei')).getByText(/^Here,/)).toBeInTheDocument();
  expect(screen.getByText('1 of 3 checked in')).toBeInTheDocument();
  await user.click((await row('Amara Osei')).getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('0 of 3 checked in')).toBeInTheDocument();
  await waitFor(() =>
    expect(sent(CheckInDocument)).toEqual([
      { input: { id: 'Amara Osei', here: true } },
      { input: { id: 'Amara Osei', here: false } },
    ]),
  );
});

it('reverts the check-in and shows why when the server refuses it', async () => {
  const { user } = open({ attendees: [anAttendee('Amara Osei')] });
  respond(CheckInDocument, { checkIn: refused('There is no seat any more. Read the list again.') });

  await user.click((await row('Amara Osei')).getByRole('button', { name: 'Check in Amara Osei' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('There is no seat any more.');
  expect(screen.getByText('0 of 3 checked in')).toBeInTheDocument();
  expect((await row('Amara Osei')).getByRole('button', { name: 'Check in Amara Osei' })).toBeInTheDocument();
});

it('searches without asking the server, and Enter checks in the only match', async () => {
  const { user } = open({
    attendees: [anAttendee('Amara Osei'), anAttendee('Amara Okafor'), anAttendee('Ingrid Solberg')],
  });
  respond(CheckInDocument, { checkIn: answer(anAttendee('Amara Osei', { attended_at: Date.now() })) });
  const search = await screen.findByRole('searchbox', { name: 'Search attendees' });
  await row('Amara Osei');

  await user.type(search, 'amara{Enter}');
  expect(within(screen.getByRole('list', { name: 'Attendees' })).getAllByRole('listitem')).toHaveLength(2);
  expect(sent(CheckInDocument)).toEqual([]);
  await user.type(search, ' os{Enter}');

  await waitFor(() => expect(sent(CheckInDocument)).toEqual([{ input: { id: 'Amara Osei', here: true } }]));
  expect(search).toHaveValue('');
  expect(sent(AttendeesDocument)).toHaveLength(1);
});

it('loads all pages of a long list', async () => {
  const all = Array.from({ length: 130 }, (_, n) => anAttendee(`Member ${String(n).padStart(3, '0')}`));
  open();
  respond(AttendeesDocument, ({ input }) => {
    const skip = input.skip ?? 0;
    const shown = all.slice(skip, skip + (input.take ?? all.length));
    return { attendees: { ...answerPage(shown, all.length), attendance: anAttendance() } };
  });

  expect(await screen.findByText('Member 129', {}, { timeout: 15_000 })).toBeInTheDocument();
  expect(sent(AttendeesDocument)).toEqual([
    { input: { salon_id: 'salon-1', list: 'attending', take: 100, skip: 0 } },
    { input: { salon_id: 'salon-1', list: 'attending', take: 100, skip: 100 } },
  ]);
});

it('gives a waitlisted attendee a seat with a reason, and cancels a seat from its menu', async () => {
  const { user } = open({
    salon: { phase: 'UPCOMING' },
    attendees: [anAttendee('Amara Osei', { status: 'PENDING', waitlist_position: 2 })],
    search: '?list=waiting',
  });
  respond(GiveSeatDocument, { giveSeat: refused('Every seat is taken.') });
  const line = await row('Amara Osei');
  expect(line.getByLabelText('Number 2')).toBeInTheDocument();

  await user.click(line.getByRole('button', { name: 'Give Amara Osei a seat' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Give Amara Osei a seat?' }));
  await user.click(dialog.getByRole('button', { name: 'Give a seat' }));
  expect(await dialog.findByText('Say why')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'Speaks there');
  await user.click(dialog.getByRole('button', { name: 'Give a seat' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('Every seat is taken.');
  expect(sent(GiveSeatDocument)).toEqual([{ input: { id: 'Amara Osei', reason: 'Speaks there' } }]);
});

it('asks why before a seat is cancelled', async () => {
  const { user } = open({ salon: { phase: 'UPCOMING' }, attendees: [anAttendee('Amara Osei')] });
  respond(CancelSeatDocument, { cancelSeat: answer({ id: 'Amara Osei' }) });

  await user.click((await row('Amara Osei')).getByRole('button', { name: 'More options for Amara Osei' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel seat' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel Amara Osei’s seat?' }));
  await user.type(dialog.getByLabelText('Reason'), 'Asked by phone');
  await user.click(dialog.getByRole('button', { name: 'Cancel seat' }));

  await waitFor(() =>
    expect(sent(CancelSeatDocument)).toEqual([{ input: { id: 'Amara Osei', reason: 'Asked by phone' } }]),
  );
  await waitFor(() => expect(sent(AttendeesDocument).length).toBeGreaterThan(1));
});

const leilaIsFound = () =>
  respond(WalkInMembersDocument, {
    users: answerPage([
      { id: 'leila', name: 'Leila Haddad', avatar: null, title: 'Chief Risk Officer', company: null },
    ]),
  });

it('adds a member who has come without a seat', async () => {
  const { user } = open();
  leilaIsFound();
  respond(AddWalkInDocument, { addWalkIn: answer({ id: 'rsvp-9' }) });

  await user.click(await screen.findByRole('button', { name: 'Walk-in' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'leila');
  await user.click(await screen.findByRole('button', { name: 'Check in Leila Haddad' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(AddWalkInDocument)).toEqual([{ input: { salon_id: 'salon-1', user_id: 'leila' } }]);
});

it.each([
  ['the seat was given', answer({ id: 'rsvp-9' }), 'Leila Haddad has a seat and is checked in'],
  ['no seat was free', refused('No seat is free.'), 'Leila Haddad wasn’t checked in. No seat is free.'],
])('does not clear the next search when it turns out late that %s', async (_what, addWalkIn, said) => {
  const { user, platform } = open();
  leilaIsFound();
  const answerNow = respondLater(AddWalkInDocument, { addWalkIn });
  await user.click(await screen.findByRole('button', { name: 'Walk-in' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'leila');
  await user.click(await screen.findByRole('button', { name: 'Check in Leila Haddad' }));
  await waitFor(() => expect(sent(AddWalkInDocument)).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Walk-in' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search members' }), 'noor');

  answerNow();

  await waitFor(() => expect(platform.events).toContainEqual(expect.objectContaining({ message: said })));
  expect(screen.getByRole('searchbox', { name: 'Search members' })).toHaveValue('noor');
});

it('has no buttons before check-in opens, and shows afterwards who did not attend', async () => {
  open({
    attendees: [anAttendee('Amara Osei')],
    attendance: { is_open: false },
    salon: { phase: 'UPCOMING' },
  });
  await row('Amara Osei');
  expect(screen.queryByRole('button', { name: /^Check in/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Walk-in' })).not.toBeInTheDocument();
});

it('shows after the end who did not attend, and still allows corrections', async () => {
  open({ attendees: [anAttendee('Amara Osei', { no_show: true })], salon: { phase: 'RECORDED' } });

  const line = await row('Amara Osei');
  expect(line.getByText('No-show')).toBeInTheDocument();
  expect(line.getByRole('button', { name: 'Check in Amara Osei' })).toBeInTheDocument();
  expect(line.queryByRole('button', { name: /More about/ })).not.toBeInTheDocument();
});

it('shows a guest with the details of the RSVP', async () => {
  const guest = { user: null, is_member: false, name: 'Nadia Okafor', email: 'nadia@example.org' };
  open({ attendees: [anAttendee('guest-1', guest)] });

  const line = await row('Nadia Okafor');
  expect(line.getByText('Guest')).toBeInTheDocument();
  expect(line.getByText('nadia@example.org')).toBeInTheDocument();
});

it('shows a seat that a guest has not confirmed, until when it is held, and nothing to check in', async () => {
  const held = { status: 'PENDING', held_until: 1, confirm_by: 1, user: null, is_member: false } as const;
  open({ attendees: [anAttendee('guest-1', { ...held, name: 'Nadia Okafor' })] });

  const line = await row('Nadia Okafor');
  expect(line.getByText(/^Unconfirmed, held until/)).toBeInTheDocument();
  expect(line.queryByRole('button', { name: /Check in/ })).not.toBeInTheDocument();
});

it('exports the shown list', async () => {
  open({ search: '?list=cancelled' });

  const href = (await screen.findByRole('link', { name: 'Export' })).getAttribute('href')!;
  const url = new URL(href, location.origin);
  expect(url.pathname).toBe('/api/attendees.csv');
  expect(JSON.parse(url.searchParams.get('input')!)).toEqual({ salon_id: 'salon-1', list: 'cancelled' });
  expect(await screen.findByText('No one has cancelled.')).toBeInTheDocument();
});

it('offers Retry when the list didn’t load', async () => {
  const { user } = open();
  respond(AttendeesDocument, () =>
    failWith([{ path: ['attendees'], code: 'UNAVAILABLE' }], { attendees: null }),
  );
  expect(await screen.findByText('Attendees didn’t load')).toBeInTheDocument();

  respond(AttendeesDocument, {
    attendees: { ...answerPage([anAttendee('Amara Osei')]), attendance: anAttendance() },
  });
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Amara Osei')).toBeInTheDocument();
});

describe('email to attendees', () => {
  it('shows how many it reaches, requires a text, and is sent once despite retries', async () => {
    const { user } = open({ attendance: { to_be_told: 14 } });
    respond(NoteAttendeesDocument, { noteAttendees: refused('Try that again.') });

    await user.click(await screen.findByRole('button', { name: 'Email attendees' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Email the attendees' }));
    await user.click(await dialog.findByRole('button', { name: 'Send to 14 people' }));
    expect(dialog.getByText('Write what they shall read')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/Your note/), 'The room has moved.');
    await user.click(dialog.getByRole('button', { name: 'Send to 14 people' }));
    expect(await dialog.findByText('Try that again.')).toBeInTheDocument();
    respond(NoteAttendeesDocument, { noteAttendees: answer({ told: 14 }) });
    await user.click(dialog.getByRole('button', { name: 'Send to 14 people' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [first, second] = sent(NoteAttendeesDocument);
    expect(second).toEqual(first);
    expect(first).toEqual({
      input: { salon_id: 'salon-1', note: 'The room has moved.', request_id: expect.any(String) },
    });
  });

  it('is not offered without receivers, or after the event', async () => {
    const { unmount } = open({ attendance: { to_be_told: 0 } });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Email attendees' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    unmount();

    open({ salon: { phase: 'RECORDED' } });
    await screen.findByText('0 of 3 checked in');
    expect(screen.queryByRole('button', { name: 'Email attendees' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Invite members' })).not.toBeInTheDocument();
  });
});

describe('an invitation by name', () => {
  it('goes to members chosen by search', async () => {
    const { user } = open();
    const leila = { id: 'leila', name: 'Leila Haddad', avatar: null, title: 'Chair', company: null };
    respond(WalkInMembersDocument, { users: answerPage([leila]) });
    respond(InviteMembersDocument, { inviteMembers: answer({ invited: 1 }) });

    await user.click(await screen.findByRole('button', { name: 'Invite members' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Invite members' }));
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(dialog.getByText('Choose whom to invite')).toBeInTheDocument();
    await user.type(dialog.getByRole('combobox', { name: 'Add a member' }), 'leila');
    await user.click(await screen.findByRole('option', { name: /Leila Haddad/ }));
    await user.click(await dialog.findByRole('button', { name: 'Invite 1' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent(InviteMembersDocument)).toEqual([{ input: { salon_id: 'salon-1', user_ids: ['leila'] } }]);
  });

  it('is listed separately until it is answered', async () => {
    open({
      search: '?list=invited',
      attendance: { invited: 1 },
      attendees: [anAttendee('Leila Haddad', { status: 'INVITED', responded_at: null })],
    });

    expect((await row('Leila Haddad')).getByText(/^Invited /)).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Invited 1' })).toBeInTheDocument();
  });
});
