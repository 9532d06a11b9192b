import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, renderRemote, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { api } from '../api';
import { ConnectionsAttendingDocument } from '../features/connectionsAttending/__generated__/connectionsAttending';
import { assignLocation } from '@athenaeum/shell-contract/location';
import { CreateRSVPDocument } from '../components/rsvp/__generated__/createRsvp';
import { SeatOrderDocument } from '../components/rsvp/__generated__/seatOrder';
import { WithdrawRSVPDocument } from '../components/rsvp/__generated__/withdrawRsvp';
import type { SeatOrder } from '../components/rsvp/rsvp.api';
import type { SalonDetail } from '../features/salonDetail';
import { SalonDocument } from '../features/salonDetail/__generated__/salon';
import { answer, refusal } from '../testing/answers';
import { aRequestedSeat, aSalon, aSeat } from '../testing/salons';
import SalonPage from './SalonPage';

beforeEach(() =>
  respond(ConnectionsAttendingDocument, { salon: answer({ id: 's', connections_attending: [] }) }),
);

jest.mock('@athenaeum/shell-contract/location');
const left = jest.mocked(assignLocation);
beforeEach(() => left.mockReset());
afterEach(() => jest.useRealTimers());

const ORDER = '33333333-3333-4333-8333-333333333333';
const PAY = `/api/billing/checkout/content/${ORDER}`;
const prospect = { ...testMember, roles: ['prospect' as const] };

function open(salon: SalonDetail, { query = '', session = testMember, platform = {} } = {}) {
  respond(SalonDocument, { salon: answer(salon) });
  return renderRemote(
    <Routes>
      <Route path="/salons/:slug" element={<SalonPage />} />
    </Routes>,
    { api, route: `/salons/boardroom-ready${query}`, session, platform },
  );
}

const paid = (more: Partial<SalonDetail> = {}) =>
  aSalon({ requires_payment: true, price: 450_00, capacity: 40, ...more });
const held = () => aSeat('PENDING', { held_until: Date.now() + 600_000 });
const rsvp = async () => (await screen.findAllByRole('button', { name: 'RSVP to Attend' }))[0]!;

describe('a seat at a paid event', () => {
  it('is held, and the payment page opens', async () => {
    const { user } = open(paid());
    expect(await screen.findByText('$450')).toBeInTheDocument();
    expect(screen.getByText('Your seat is held for 15 minutes while you pay.')).toBeInTheDocument();

    respond(CreateRSVPDocument, {
      createRSVP: answer(aRequestedSeat('PENDING', { order: { id: ORDER, url: PAY } })),
    });
    await user.dblClick(await rsvp());

    await waitFor(() => expect(left).toHaveBeenCalledWith(PAY));
    expect(left).toHaveBeenCalledTimes(1);
    expect(sent(CreateRSVPDocument)).toHaveLength(1);
  });

  it('says until when it is held, and continues to the payment or releases it', async () => {
    const { user } = open(paid({ my_rsvp: held() }));
    expect(await screen.findByText('Seat held')).toBeInTheDocument();
    expect(screen.getByText(/^Your seat is held until \d+:\d\d [AP]M for you to pay\.$/)).toBeInTheDocument();
    expect(screen.queryByText(/in line/)).not.toBeInTheDocument();

    respond(CreateRSVPDocument, {
      createRSVP: answer(aRequestedSeat('PENDING', { order: { id: ORDER, url: PAY } })),
    });
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith(PAY));

    respond(WithdrawRSVPDocument, { withdrawRSVP: answer(aSeat('INVITED')) });
    respond(SalonDocument, { salon: answer(paid({ my_rsvp: aSeat('INVITED') })) });
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await user.click(await screen.findByRole('button', { name: 'Not Attending' }));
    expect(await rsvp()).toBeInTheDocument();
  });

  it('can be requested again once the hold has expired, which the page asks for by itself', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
    open(paid({ my_rsvp: held(), rsvp_state_until: Date.now() + 600_000 }));
    expect(await screen.findByText('Seat held')).toBeInTheDocument();

    respond(SalonDocument, { salon: answer(paid({ my_rsvp: aSeat('INVITED') })) });
    await act(() => jest.advanceTimersByTimeAsync(620_000));

    expect(await rsvp()).toBeInTheDocument();
    expect(screen.queryByText('Seat held')).not.toBeInTheDocument();
  });

  it('promises nobody on the waitlist to be moved up', async () => {
    const waiting = aSeat('PENDING', { waitlist_position: 2 });
    const { user, platform } = open(paid({ is_closed: true, my_rsvp: waiting }));
    expect(await screen.findByText(/Paid events don’t move people up the waitlist/)).toBeInTheDocument();
    expect(screen.queryByText(/We will write to you/)).not.toBeInTheDocument();

    respond(CreateRSVPDocument, { createRSVP: answer(aRequestedSeat('PENDING')) });
    await user.click(screen.getByRole('button', { name: 'Check again' }));

    await waitFor(() =>
      expect(platform.events).toContainEqual(
        expect.objectContaining({ message: 'No seat is free yet. You keep your place.' }),
      ),
    );
    expect(left).not.toHaveBeenCalled();
  });
});

it('says in the bar, too, that a seat was not reserved: the panel stands out of view', async () => {
  const { user } = open(aSalon());
  await rsvp();
  respond(CreateRSVPDocument, { createRSVP: refusal('LIMITED', 'Please wait a moment and try again.') });

  await user.click((await screen.findAllByRole('button', { name: 'RSVP to Attend' })).at(-1)!);

  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a moment and try again.');
  expect(screen.getAllByText('Please wait a moment and try again.')).toHaveLength(2);
});

describe('coming back from the payment', () => {
  const placed = (status: SeatOrder['status'], more: Partial<SeatOrder> = {}) => ({
    seatOrder: answer({
      id: ORDER,
      status,
      total: 450_00,
      currency: 'USD',
      url: status === 'open' ? PAY : null,
      expires_at: Date.now() + 600_000,
      refund_due: null,
      ...more,
    }),
  });
  const back = (checkout: string) => ({ query: `?order=${ORDER}&checkout=${checkout}` });

  it('waits until the payment is confirmed, then shows the seat as reserved', async () => {
    respond(SeatOrderDocument, placed('open'));
    open(paid({ my_rsvp: held() }), back('done'));
    expect(await screen.findByText('Waiting for your payment to be confirmed.')).toBeInTheDocument();

    respond(SeatOrderDocument, placed('paid'));
    respond(SalonDocument, { salon: answer(paid({ my_rsvp: aSeat('RESERVED') })) });

    expect(
      await screen.findByText('Thank you, your payment is confirmed.', undefined, { timeout: 4_000 }),
    ).toBeInTheDocument();
    expect(await screen.findByText('Attending')).toBeInTheDocument();
  });

  it('says that nothing was paid when the payment was cancelled, with the next step', async () => {
    respond(SeatOrderDocument, placed('open'));
    open(paid({ my_rsvp: held() }), back('cancelled'));

    expect(await screen.findByText('You haven’t paid yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', PAY);
  });

  it.each<[SeatOrder['status'], string, string]>([
    ['refused', 'done', 'Your payment was declined.'],
    ['expired', 'cancelled', 'We didn’t get your payment in time.'],
    // The return from the provider says paid; the confirmation comes later.
    ['expired', 'done', 'Waiting for your payment to be confirmed.'],
  ])('says when it was %s (%s)', async (status, checkout, words) => {
    respond(SeatOrderDocument, placed(status));
    open(paid(), back(checkout));

    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it.each<[NonNullable<SeatOrder['refund_due']>, string]>([
    ['seat_gone', 'Your seat was gone by the time you paid.'],
    ['event_off', 'You paid after the event was called off.'],
    ['had_seat', 'You had already paid for this seat.'],
    ['given_back', 'You gave this seat back.'],
  ])('says what happens to the payment: %s', async (refund_due, words) => {
    respond(SeatOrderDocument, placed('paid', { refund_due }));
    open(paid(), back('done'));

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Member support knows about it and will settle the $450 with you.',
    );
  });

  it('shows no order of somebody else, and offers Retry when it could not be read', async () => {
    respond(SeatOrderDocument, { seatOrder: refusal('NOT_FOUND', 'We could not find that order.') });
    const { unmount } = open(paid(), back('done'));
    expect(await screen.findByText('We could not find that order.')).toBeInTheDocument();
    unmount();

    respond(SeatOrderDocument, failWith([{ path: ['seatOrder'], code: 'UNAVAILABLE' }], { seatOrder: null }));
    const { user } = open(paid(), back('done'));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    respond(SeatOrderDocument, placed('refused'));
    await user.click(retry);

    expect(await screen.findByText('Your payment was declined.')).toBeInTheDocument();
  });
});

describe('a prospect', () => {
  const asProspect = { session: prospect };

  it('gets into an invite-only event by its code, and sees an error when it is wrong', async () => {
    const platform = { contact: 'mailto:support@athenaeum.test' };
    const { user } = open(aSalon({ invite_type: 'INVITE_ONLY', rsvp_state: 'NEEDS_CODE' }), {
      ...asProspect,
      platform,
    });
    const field = await screen.findByRole('textbox', { name: 'Invite code' });
    const press = screen.getByRole('button', { name: 'RSVP to Attend' });
    expect(press).toHaveAttribute('aria-disabled', 'true');

    respond(CreateRSVPDocument, {
      createRSVP: refusal('INVALID', 'Incorrect invite code.', { invite_code: 'Incorrect invite code.' }),
    });
    await user.type(field, ' GUESS{Enter}');
    expect(await screen.findByText(/^Incorrect invite code\./)).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription(/Incorrect invite code\./);
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', platform.contact);

    respond(CreateRSVPDocument, { createRSVP: answer(aRequestedSeat('RESERVED')) });
    respond(SalonDocument, {
      salon: answer(aSalon({ invite_type: 'INVITE_ONLY', my_rsvp: aSeat('RESERVED') })),
    });
    await user.clear(field);
    await user.type(field, 'GOLDEN-26');
    await user.click(press);

    expect(await screen.findByText('Attending')).toBeInTheDocument();
    expect(sent(CreateRSVPDocument).map(({ input }) => input.invite_code)).toEqual(['GUESS', 'GOLDEN-26']);
  });

  it('sees an error after too many tries', async () => {
    const { user } = open(aSalon({ invite_type: 'INVITE_ONLY', rsvp_state: 'NEEDS_CODE' }), asProspect);
    respond(CreateRSVPDocument, { createRSVP: refusal('LIMITED', 'Please wait a moment and try again.') });

    await user.type(await screen.findByRole('textbox', { name: 'Invite code' }), 'GUESS{Enter}');

    expect(await screen.findByText('Please wait a moment and try again.')).toBeInTheDocument();
  });

  it('needs no code when invited, and gets no seat at a salon for members', async () => {
    const { unmount } = open(
      aSalon({ invite_type: 'INVITE_ONLY', my_rsvp: aSeat('INVITED'), rsvp_state: 'INVITED' }),
      asProspect,
    );
    expect(await rsvp()).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Invite code' })).not.toBeInTheDocument();
    unmount();

    open(aSalon({ rsvp_state: 'MEMBERS_ONLY' }), asProspect);
    expect(await screen.findByText('This event is for members only.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'RSVP to Attend' })).not.toBeInTheDocument();
  });

  it('a member passes an invite-only event without a code', async () => {
    open(aSalon({ invite_type: 'INVITE_ONLY' }));

    expect(await rsvp()).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Invite code' })).not.toBeInTheDocument();
  });
});
