import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '../api';
import { WithdrawRSVPDocument } from '../components/rsvp/__generated__/withdrawRsvp';
import { ConnectionsAttendingDocument } from '../features/connectionsAttending/__generated__/connectionsAttending';
import type { SalonDetail } from '../features/salonDetail';
import { SalonDocument } from '../features/salonDetail/__generated__/salon';
import { answer, refusal } from '../testing/answers';
import { aSalon, aSeat } from '../testing/salons';
import SalonPage from './SalonPage';

beforeEach(() =>
  respond(ConnectionsAttendingDocument, { salon: answer({ id: 's', connections_attending: [] }) }),
);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
});
afterEach(() => jest.useRealTimers());

const seat = aSeat('RESERVED');
const paid = { requires_payment: true, price: 450_00 };
const full = { is_closed: true };

function open(more: Partial<SalonDetail>) {
  respond(SalonDocument, { salon: answer(aSalon({ my_rsvp: seat, ...more })) });
  const page = renderRemote(
    <Routes>
      <Route path="/salons/:slug" element={<SalonPage />} />
    </Routes>,
    { api, route: '/salons/boardroom-ready' },
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { ...page, user };
}

/** Opens the confirmation and presses one of its buttons, if given. */
async function ask(user: ReturnType<typeof userEvent.setup>, answered?: string) {
  await user.click(await screen.findByRole('button', { name: 'Not Attending' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give up your seat?' });
  if (answered) await user.click(screen.getByRole('button', { name: answered }));
  return dialog;
}

const given = { id: seat.id };
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const said = (events: readonly { type: string }[]) =>
  events.filter(({ type }) => type === 'notify').map((event) => (event as { message?: string }).message);

it.each([
  ['what was paid', paid, /You paid \$450 for it\. Member support will email you about your payment\./],
  ['who gets it', full, /The event is full, and your seat goes to the first person on the waitlist\./],
  ['that it goes back on sale', { ...paid, ...full }, /your seat goes back on sale/],
])('asks first, and says %s', async (_what, salon, words) => {
  const { user } = open(salon);

  expect(await ask(user)).toHaveTextContent(words);

  await user.click(screen.getByRole('button', { name: 'Keep my seat' }));
  await pass(20_000);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent(WithdrawRSVPDocument)).toEqual([]);
});

it('withdraws ten seconds later, and not before', async () => {
  const { user, platform } = open(full);
  await ask(user, 'Give up my seat');

  expect(await screen.findByText('Giving up your seat')).toBeInTheDocument();
  await pass(9_500);
  expect(sent(WithdrawRSVPDocument)).toEqual([]);

  respond(WithdrawRSVPDocument, { withdrawRSVP: answer(aSeat('INVITED')) });
  respond(SalonDocument, { salon: answer(aSalon({ ...full, my_rsvp: aSeat('INVITED') })) });
  await pass(600);
  await waitFor(() => expect(sent(WithdrawRSVPDocument)).toEqual([given]));
  expect(await screen.findByText('This event is at capacity.')).toBeInTheDocument();
  expect(said(platform.events)).toEqual([
    'Giving up your seat at Boardroom Ready',
    'You are not attending Boardroom Ready',
  ]);
});

it('can be undone until then', async () => {
  const { user } = open(paid);
  await ask(user, 'Give up my seat');

  await user.click(await screen.findByRole('button', { name: 'Keep my seat' }));

  expect(await screen.findByText('Attending')).toBeInTheDocument();
  await pass(20_000);
  expect(sent(WithdrawRSVPDocument)).toEqual([]);
});

it('can be undone from the notification too, on any page', async () => {
  const { user, platform, unmount } = open(paid);
  await ask(user, 'Give up my seat');
  // An event's fields beside its type are untyped.
  const notice = platform.events.find(({ type }) => type === 'notify') as unknown as {
    action: { label: string; onPress(): void };
  };
  unmount();

  expect(notice.action.label).toBe('Undo');
  notice.action.onPress();
  await pass(20_000);
  expect(sent(WithdrawRSVPDocument)).toEqual([]);
});

it('withdraws at once when the browser closes the page', async () => {
  const { user } = open(full);
  await ask(user, 'Give up my seat');
  respond(WithdrawRSVPDocument, { withdrawRSVP: answer(aSeat('INVITED')) });

  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')));

  await waitFor(() => expect(sent(WithdrawRSVPDocument)).toEqual([given]));
  await pass(20_000);
  expect(sent(WithdrawRSVPDocument)).toEqual([given]);
});

it('says that the seat is still held when withdrawing failed', async () => {
  const { user, platform } = open(full);
  await ask(user, 'Give up my seat');
  respond(WithdrawRSVPDocument, { withdrawRSVP: refusal('CONFLICT', 'This event is over.') });

  await pass(10_500);

  await waitFor(() =>
    expect(said(platform.events)).toContain(
      'You still have your seat at Boardroom Ready. This event is over.',
    ),
  );
  expect(await screen.findByText('Attending')).toBeInTheDocument();
});

it('needs no confirmation where the seat is free and there are others', async () => {
  const { user } = open({});
  respond(WithdrawRSVPDocument, { withdrawRSVP: answer(aSeat('INVITED')) });

  await user.click(await screen.findByRole('button', { name: 'Not Attending' }));

  await waitFor(() => expect(sent(WithdrawRSVPDocument)).toEqual([given]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
