import { renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, within } from '@testing-library/react';
import { api } from '../api';
import {
  InvitationsDocument,
  ReferDocument,
  ReferrerDocument,
} from '../features/invitations/__generated__/invitations';
import type { Invitation } from '../features/invitations/invitations.api';
import { answer, refusal } from '../testing/answer';
import ReferPage from './ReferPage';

async function open(invitations: Invitation[] = []) {
  respond(ReferrerDocument, {
    me: answer({ id: 'a', first_name: 'Amara', last_name: 'Osei', email: 'amara@example.test' }),
  });
  respond(InvitationsDocument, { referrals: { ...answer(invitations), count: invitations.length } });
  const view = renderRemote(<ReferPage />, { api, route: '/refer' });
  await screen.findByRole('form', { name: 'Invite friends' });
  return view;
}
const row = (number: number) => within(screen.getByRole('group', { name: `Friend ${number}` }));
const send = () => screen.getByRole('button', { name: 'Send invitations' });

beforeEach(() => localStorage.clear());

it('checks rows from the first attempt on, with the specification’s messages, and skips empty ones', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add another friend' }));
  await user.type(row(2).getByLabelText('First name'), 'Nadia');
  await user.type(row(2).getByLabelText(/^LinkedIn/), 'in/nadia');
  expect(screen.queryByText("Please enter your friend's last name")).not.toBeInTheDocument();

  await user.click(send());

  for (const words of [
    "Please enter your friend's last name",
    'Please enter a valid email',
    "Please enter your friend's company",
    'LinkedIn URL is too short',
  ])
    expect(row(2).getByText(words)).toBeInTheDocument();
  expect(row(1).queryByText(/Please enter/)).not.toBeInTheDocument();
  expect(sent(ReferDocument)).toEqual([]);
});

it('keeps the row that failed, and does not send the others again', async () => {
  let isDown = true;
  respond(ReferDocument, ({ input }) =>
    isDown && input.referred_email === 'bea@example.test'
      ? { refer: refusal('LIMITED', 'Tomorrow, please.') }
      : { refer: answer({ id: '1', status: 'sent' }) },
  );
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add another friend' }));
  for (const [number, name] of [
    [1, 'Ana'],
    [2, 'Bea'],
  ] as const) {
    await user.type(row(number).getByLabelText('First name'), name);
    await user.type(row(number).getByLabelText('Last name'), 'Friend');
    await user.type(row(number).getByLabelText('Email'), `${name.toLowerCase()}@example.test`);
    await user.type(row(number).getByLabelText('Company'), 'Calder');
  }

  await user.click(send());
  expect(await screen.findByText('Invitation sent to Ana Friend.')).toBeInTheDocument();
  expect(await row(2).findByText('Tomorrow, please.')).toBeInTheDocument();
  isDown = false;
  await user.click(send());

  expect(await screen.findByText('Your 2 invitations are on their way.')).toBeInTheDocument();
  const addresses = sent(ReferDocument).map(({ input }) => input.referred_email);
  expect(addresses).toEqual(['ana@example.test', 'bea@example.test', 'bea@example.test']);
});

it('shows the status of each friend, and the day a friend joined', async () => {
  const friend = (first: string, more: Partial<Invitation>): Invitation => ({
    id: first,
    referred_first_name: first,
    referred_last_name: 'Friend',
    referred_email: `${first.toLowerCase()}@example.test`,
    referred_company: 'Calder',
    status: 'sent',
    created_at: Date.UTC(2025, 9, 1, 12),
    joined_at: null,
    ...more,
  });
  await open([friend('Ana', { status: 'joined', joined_at: Date.UTC(2025, 10, 4, 12) }), friend('Bea', {})]);

  const ana = (await screen.findByText('Ana Friend')).closest('li')!;
  expect(within(ana).getByText('Joined')).toBeInTheDocument();
  expect(within(ana).getByText(/joined Tue, Nov 4, 2025/)).toBeInTheDocument();
  const bea = screen.getByText('Bea Friend').closest('li')!;
  expect(within(bea).getByText('Sent')).toBeInTheDocument();
  expect(within(bea).queryByText(/joined/)).not.toBeInTheDocument();
});
