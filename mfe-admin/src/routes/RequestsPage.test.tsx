import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import {
  ApproveEmailChangeDocument,
  DeclineEmailChangeDocument,
  KeepMemberDocument,
  SettleRefundDocument,
  StaffRequestsDocument,
  type StaffRequestsQuery,
} from '../features/requests/__generated__/requests';
import { manifest } from '../manifest';
import { answer, answerPage, refusal } from '../testing/answers';
import RequestsPage from './RequestsPage';

const DAY_MS = 86_400_000;
const AMARA = { id: 'amara', name: 'Amara Osei', avatar: null, email: 'amara@example.test' };

const waiting = (given: Partial<StaffRequestsQuery> = {}): StaffRequestsQuery => ({
  emailRequests: answerPage([
    {
      id: 'r1',
      new_email: 'amara@osei.example',
      body: null,
      asked_at: Date.now() - 2 * DAY_MS,
      member: AMARA,
    },
  ]),
  leavingMembers: answerPage([
    { ...AMARA, id: 'dolores', name: 'Dolores Quintana', deletion_due_at: Date.now() + 27 * DAY_MS },
  ]),
  seatSales: answerPage([
    {
      id: 'order-1',
      title: 'Closed-Door Dinner',
      total: 18_000,
      currency: 'USD',
      paid_at: Date.now() - 4 * DAY_MS,
      invoice_id: 'in_0042',
      refund_due: 'event_off',
      buyer: AMARA,
      salon: { id: 'salon-1', slug: 'closed-door-dinner' },
    },
  ]),
  ...given,
});
const open = (search = '') =>
  renderRemote(
    <Routes>
      <Route path="/admin/requests" element={<RequestsPage />} />
    </Routes>,
    { api, manifest, route: `/admin/requests${search}` },
  );

it('lists open requests, the oldest first, and opens the first', async () => {
  respond(StaffRequestsDocument, waiting());
  open();

  const queue = within(await screen.findByRole('region', { name: 'Waiting, oldest first' }));
  expect(queue.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Refund of \$180\.00Amara Osei · event cancelled4 days/),
    expect.stringMatching(/^Account deletionDolores Quintana · happens automatically3 days/),
    expect.stringMatching(/^Email changeAmara Osei · to amara@osei\.example2 days/),
  ]);
  expect(screen.getByText('3 requests are waiting. The oldest has waited 4 days.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Refund $180.00 to Amara Osei' })).toBeInTheDocument();
});

it('opens the next and the previous request with J and K, while the focus is in the list', async () => {
  respond(StaffRequestsDocument, waiting());
  const { user } = open();
  const title = (name: string) => screen.findByRole('region', { name });
  await title('Refund $180.00 to Amara Osei');
  expect(screen.getByText('1 of 3')).toBeInTheDocument();

  await user.keyboard('j');
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  screen.getByRole('link', { name: /^Refund(?! in Purchases)/ }).focus();
  await user.keyboard('j');

  expect(await title('Dolores Quintana is leaving')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Account deletion/ })).toHaveFocus();
  await user.keyboard('k');
  expect(await title('Refund $180.00 to Amara Osei')).toBeInTheDocument();
});

it('records a refund with how it was issued', async () => {
  respond(StaffRequestsDocument, waiting());
  respond(SettleRefundDocument, { settleRefund: answer({ id: 'order-1' }) });
  const { user } = open('?kind=refund');

  await user.click(await screen.findByRole('button', { name: 'Mark as refunded' }));
  await user.click(screen.getByRole('button', { name: 'Confirm refund' }));
  expect(screen.getByText('Say why')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Reason'), 're_77');
  await user.click(screen.getByRole('button', { name: 'Confirm refund' }));

  await waitFor(() =>
    expect(sent(SettleRefundDocument)).toEqual([{ input: { id: 'order-1', reason: 're_77' } }]),
  );
});

it('approves a corrected address, and shows errors at their field', async () => {
  respond(StaffRequestsDocument, waiting());
  const taken = 'this email is already signed up.';
  respond(ApproveEmailChangeDocument, {
    approveEmailChange: refusal('CONFLICT', taken, { email: taken }),
  });
  const { user } = open('?kind=address');
  const card = within(await screen.findByRole('region', { name: 'Change Amara Osei’s email?' }));

  await user.click(card.getByRole('button', { name: 'Approve and send the link' }));
  expect(card.getByText('Say why')).toBeInTheDocument();
  expect(card.getByLabelText('How you verified the member')).toHaveFocus();
  expect(sent(ApproveEmailChangeDocument)).toEqual([]);
  await user.type(card.getByLabelText('How you verified the member'), 'By phone');
  await user.click(card.getByRole('button', { name: 'Approve and send the link' }));
  expect(await card.findByText(taken)).toBeInTheDocument();
  expect(card.getByLabelText('New email')).toHaveFocus();

  respond(ApproveEmailChangeDocument, { approveEmailChange: answer({ email: 'a@osei.example' }) });
  respond(StaffRequestsDocument, waiting({ emailRequests: answerPage([]) }));
  await user.clear(card.getByLabelText('New email'));
  await user.type(card.getByLabelText('New email'), 'a@osei.example');
  await user.click(card.getByRole('button', { name: 'Approve and send the link' }));

  expect(await screen.findByText('No pending requests')).toBeInTheDocument();
  expect(sent(ApproveEmailChangeDocument).at(-1)).toEqual({
    input: { user_id: 'amara', email: 'a@osei.example', reason: 'By phone' },
  });
});

it('declines an address with a message to the member', async () => {
  respond(StaffRequestsDocument, waiting());
  respond(DeclineEmailChangeDocument, { declineEmailChange: answer({ id: 'r1' }) });
  const { user } = open('?request=address-r1');

  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.type(screen.getByLabelText('Reason'), 'We could not reach you there.');
  await user.click(screen.getByRole('button', { name: 'Decline and notify' }));

  await waitFor(() =>
    expect(sent(DeclineEmailChangeDocument)).toEqual([
      { input: { id: 'r1', reason: 'We could not reach you there.' } },
    ]),
  );
});

it('goes on at the beginning of what is left once a request is decided', async () => {
  respond(StaffRequestsDocument, waiting());
  respond(DeclineEmailChangeDocument, { declineEmailChange: answer({ id: 'r1' }) });
  const { user } = open('?request=address-r1');
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await user.type(screen.getByLabelText('Reason'), 'We could not reach you there.');

  respond(StaffRequestsDocument, waiting({ emailRequests: answerPage([]) }));
  await user.click(screen.getByRole('button', { name: 'Decline and notify' }));

  await waitFor(() => expect(screen.getByRole('group', { name: 'Requests to decide' })).toHaveFocus());
  expect(screen.queryByText('Change Amara Osei’s email?')).not.toBeInTheDocument();
});

it('cancels a deletion when the member asks', async () => {
  respond(StaffRequestsDocument, waiting());
  respond(KeepMemberDocument, { keepMember: answer({ id: 'dolores' }) });
  const { user } = open('?kind=deletion');
  expect(await screen.findByRole('link', { name: 'View the member’s record' })).toHaveAttribute(
    'href',
    '/admin/members/dolores',
  );

  await user.click(screen.getByRole('button', { name: 'Keep the account' }));
  await user.type(screen.getByLabelText('Reason'), 'By phone');
  await user.click(screen.getByRole('button', { name: 'Keep account' }));

  await waitFor(() =>
    expect(sent(KeepMemberDocument)).toEqual([{ input: { id: 'dolores', reason: 'By phone' } }]),
  );
});

it('shows the other requests when one service does not answer', async () => {
  respond(StaffRequestsDocument, () =>
    failWith([{ path: ['seatSales'], code: 'UNAVAILABLE' }], waiting({ seatSales: null })),
  );
  open();

  expect(await screen.findByText('Some requests didn’t load')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Account deletion/ })).toBeInTheDocument();
});
