import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, renderRemote, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import { CreateRSVPDocument } from '../components/rsvp/__generated__/createRsvp';
import { WithdrawRSVPDocument } from '../components/rsvp/__generated__/withdrawRsvp';
import { ConnectionsAttendingDocument } from '../features/connectionsAttending/__generated__/connectionsAttending';
import type { SalonDetail } from '../features/salonDetail';
import { SalonDocument } from '../features/salonDetail/__generated__/salon';
import { answer, refusal } from '../testing/answers';
import { aRequestedSeat, aSalon, aSeat } from '../testing/salons';
import SalonPage from './SalonPage';

beforeEach(() =>
  respond(ConnectionsAttendingDocument, { salon: answer({ id: 's', connections_attending: [] }) }),
);

const open = (salon: SalonDetail) => {
  respond(SalonDocument, { salon: answer(salon) });
  return renderPage();
};

const renderPage = () =>
  renderRemote(
    <Routes>
      <Route path="/salons/:slug" element={<SalonPage />} />
    </Routes>,
    { api, route: '/salons/boardroom-ready' },
  );

const panel = () => screen.findByRole('complementary', { name: 'RSVP' });
const press = { name: 'RSVP to Attend' };

it.each([
  ['UPCOMING', ['/calendar']],
  ['RECORDED', []],
] as const)('says which link of the navigation it is under while it is %s', async (phase, links) => {
  const { platform } = open(aSalon({ phase }));
  await screen.findByRole('heading', { level: 1 });

  const under = platform.events.filter(({ type }) => type === 'under');

  expect(under.map(({ to }) => to)).toEqual(links);
});

describe('a salon', () => {
  it('reserves a seat and shows that the member is attending', async () => {
    const { user } = open(aSalon());
    await panel();

    respond(CreateRSVPDocument, { createRSVP: answer(aRequestedSeat('RESERVED')) });
    respond(SalonDocument, { salon: answer(aSalon({ my_rsvp: aSeat('RESERVED') })) });
    await user.click(screen.getAllByRole('button', press)[0]!);

    expect(await screen.findByText('Attending')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Not Attending' })).toBeInTheDocument();
    expect(screen.queryByRole('button', press)).not.toBeInTheDocument();
    expect(sent(CreateRSVPDocument)).toEqual([
      { input: { salonId: aSalon().id, userId: testMember.id, status: 'RESERVED' } },
    ]);
  });

  it('says that the member is attending, with a way to withdraw', async () => {
    const { user, platform } = open(aSalon());
    await panel();
    respond(CreateRSVPDocument, { createRSVP: answer(aRequestedSeat('RESERVED')) });
    respond(WithdrawRSVPDocument, { withdrawRSVP: answer(aSeat('INVITED')) });
    await user.click(screen.getAllByRole('button', press)[0]!);

    const said = () => platform.events.find(({ type }) => type === 'notify');
    await waitFor(() => expect(said()).toMatchObject({ message: 'You are attending Boardroom Ready' }));
    act(() => (said()!.action as { onPress(): void }).onPress());

    await waitFor(() => expect(sent(WithdrawRSVPDocument)).toEqual([{ id: aSeat('INVITED').id }]));
  });

  it('has its panel before what the event is about', async () => {
    open(aSalon({ description: 'An hour about asking.' }));

    const about = await screen.findByRole('heading', { name: 'About' });

    expect((await panel()).compareDocumentPosition(about)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['OPEN_TO_PUBLIC', '/upcoming-events/boardroom-ready'],
    ['MEMBERS_ONLY', '/salons/boardroom-ready'],
  ] as const)('is shared by the page that others can open: %s', async (invite_type, path) => {
    const { user, platform } = open(aSalon({ invite_type }));

    const share = await screen.findByRole('button', { name: 'Share' });
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(share);

    await waitFor(() =>
      expect(platform.events).toContainEqual(expect.objectContaining({ message: 'Link copied' })),
    );
    expect(copy).toHaveBeenCalledWith(location.origin + path);
  });

  it('says so when its address could not be copied', async () => {
    const { user } = open(aSalon());
    const share = await screen.findByRole('button', { name: 'Share' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));

    await user.click(share);

    expect(await screen.findByRole('alert')).toHaveTextContent('The link could not be copied');
  });

  it('withdraws from the seat', async () => {
    const { user } = open(aSalon({ my_rsvp: aSeat('RESERVED') }));

    respond(WithdrawRSVPDocument, { withdrawRSVP: answer(aSeat('INVITED')) });
    const leave = await screen.findByRole('button', { name: 'Not Attending' });
    respond(SalonDocument, { salon: answer(aSalon({ my_rsvp: aSeat('INVITED') })) });
    await user.click(leave);

    expect((await screen.findAllByRole('button', press)).length).toBeGreaterThan(0);
    expect(sent(WithdrawRSVPDocument)).toEqual([{ id: aSeat('INVITED').id }]);
  });

  it('offers the waitlist when it is at capacity, and shows the place in line', async () => {
    const { user } = open(aSalon({ is_closed: true }));
    expect(await screen.findByText('This event is at capacity.')).toBeInTheDocument();

    const waiting = aSeat('PENDING', { waitlist_position: 3 });
    respond(CreateRSVPDocument, { createRSVP: answer(aRequestedSeat('PENDING')) });
    respond(SalonDocument, { salon: answer(aSalon({ is_closed: true, my_rsvp: waiting })) });
    await user.click(screen.getAllByRole('button', { name: 'Join Waitlist' })[0]!);

    expect((await screen.findAllByText('Added to Waitlist.')).length).toBeGreaterThan(0);
    expect(screen.getByText('3rd')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Join Waitlist' })).not.toBeInTheDocument();
  });

  it('offers Join only in the live window', async () => {
    const seat = { my_rsvp: aSeat('RESERVED'), link: 'https://meet.example/boardroom' };
    const { unmount } = open(aSalon(seat));
    await screen.findByText('Attending');
    expect(screen.queryByRole('link', { name: 'Join' })).not.toBeInTheDocument();
    unmount();

    const now = Date.now();
    open(aSalon({ ...seat, phase: 'LIVE', date: now, live_from: now - 60_000, live_until: now + 3_600_000 }));

    expect(await screen.findByRole('link', { name: 'Join' })).toHaveAttribute('href', seat.link);
  });

  it('offers Add to calendar while the member is attending', async () => {
    const date = Date.parse('2031-11-25T18:00:00Z');
    const { user } = open(
      aSalon({
        date,
        live_from: date,
        live_until: date + 1,
        my_rsvp: aSeat('RESERVED'),
        link: 'https://meet.example/x',
      }),
    );

    await user.click(await screen.findByRole('button', { name: 'Add to Calendar' }));

    const google = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Google Calendar' }).href);
    expect(Object.fromEntries(google.searchParams)).toMatchObject({
      text: 'Boardroom Ready',
      dates: '20311125T180000Z/20311125T190000Z',
      ctz: 'America/Los_Angeles',
      location: 'https://meet.example/x',
    });
    expect(screen.getByRole('link', { name: 'Outlook / Other' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/calendar\/salons\/boardroom-ready\.ics$/),
    );
  });

  it('says that the member is invited until there is an answer', async () => {
    const { unmount } = open(
      aSalon({ invite_type: 'INVITE_ONLY', my_rsvp: aSeat('INVITED'), rsvp_state: 'INVITED' }),
    );
    expect(await screen.findByText('You are invited')).toBeInTheDocument();
    expect(screen.getAllByRole('button', press)).not.toHaveLength(0);
    unmount();

    open(aSalon({ my_rsvp: aSeat('INVITED') }));

    expect((await screen.findAllByRole('button', press)).length).toBeGreaterThan(0);
    expect(screen.queryByText('You are invited')).not.toBeInTheDocument();
  });

  it('says that a paid event without a price cannot be booked yet, and offers no seat', async () => {
    open(aSalon({ requires_payment: true, rsvp_state: 'NOT_FOR_SALE' }));

    expect(await screen.findByText('Booking for this paid event is not open yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button', press)).not.toBeInTheDocument();
  });

  it('says that the member attended a past salon, and that there is nothing to watch', async () => {
    open(aSalon({ phase: 'RECORDED', date: 1, live_from: 0, live_until: 2, my_rsvp: aSeat('RESERVED') }));

    expect(await screen.findByText('Attended')).toBeInTheDocument();
    expect(screen.getByText('This event has ended.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'View Recording' })).not.toBeInTheDocument();
  });

  it.each(['cancelled', 'postponed'] as const)(
    'says that it was %s and offers no seat',
    async (salon_status) => {
      open(aSalon({ salon_status }));

      expect(await screen.findByText(`This event was ${salon_status}`)).toBeInTheDocument();
      expect(screen.queryByRole('button', press)).not.toBeInTheDocument();
    },
  );

  it('says why a seat was refused, and offers no Retry', async () => {
    const { user } = open(aSalon());
    await panel();
    respond(CreateRSVPDocument, { createRSVP: refusal('CONFLICT', 'This event was cancelled.') });

    await user.click(screen.getAllByRole('button', press)[0]!);

    expect(await screen.findByRole('alert')).toHaveTextContent('This event was cancelled.');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('keeps the request when the server did not answer: Retry sends it again', async () => {
    const { user } = open(aSalon());
    await panel();
    respond(CreateRSVPDocument, failWith([{ code: 'UNAVAILABLE' }]));
    await user.click(screen.getAllByRole('button', press)[0]!);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed.');

    respond(CreateRSVPDocument, { createRSVP: answer(aRequestedSeat('RESERVED')) });
    respond(SalonDocument, { salon: answer(aSalon({ my_rsvp: aSeat('RESERVED') })) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('Attending')).toBeInTheDocument();
    expect(sent(CreateRSVPDocument)).toHaveLength(2);
  });

  it('says so when there is no such salon', async () => {
    respond(SalonDocument, { salon: refusal('NOT_FOUND', 'We could not find that salon.') });
    renderPage();

    expect(await screen.findByRole('heading', { name: 'We could not find that salon' })).toBeInTheDocument();
  });

  it('offers Retry when the salon did not load, and shows it then', async () => {
    respond(SalonDocument, failWith([{ path: ['salon'], code: 'UNAVAILABLE' }], { salon: null }));
    const { user } = renderPage();
    const retry = await screen.findByRole('button', { name: 'Retry' });

    respond(SalonDocument, { salon: answer(aSalon()) });
    await user.click(retry);

    expect(await screen.findByRole('heading', { level: 1, name: 'Boardroom Ready' })).toBeInTheDocument();
  });
});

describe('connections who attend', () => {
  const LEILA = { id: 'l', slug: 'leila-haddad', name: 'Leila Haddad', avatar: null };
  const attend = (connections_attending: (typeof LEILA)[] | null) =>
    respond(ConnectionsAttendingDocument, { salon: answer({ id: aSalon().id, connections_attending }) });
  const title = 'Connections who attend';

  it('are named, each with a link to the profile', async () => {
    attend([LEILA]);
    open(aSalon());

    const people = await screen.findByRole('region', { name: title });
    expect(within(people).getByRole('link', { name: 'Leila Haddad' })).toHaveAttribute(
      'href',
      '/community/members/leila-haddad',
    );
  });

  it.each([
    ['there are none', () => attend([])],
    ['they are not known', () => attend(null)],
    ['they did not load', () => respond(ConnectionsAttendingDocument, failWith([{ code: 'UNAVAILABLE' }]))],
  ])('are not mentioned where %s', async (_what, prepare) => {
    prepare();
    open(aSalon());

    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(sent(ConnectionsAttendingDocument)).toHaveLength(1));
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });
});
