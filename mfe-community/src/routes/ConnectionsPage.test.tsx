import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, renderRemote, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import { UpdateConnectionDocument } from '../components/connection/__generated__/connection';
import {
  ConnectionsDocument,
  type ConnectionsQuery,
} from '../features/connections/__generated__/connections';
import { answer, refusal } from '../testing/answer';
import ConnectionsPage from './ConnectionsPage';

const open = (search = '') =>
  renderRemote(
    <Routes>
      <Route path="/community/connections" element={<ConnectionsPage />} />
    </Routes>,
    { api, route: `/community/connections${search}` },
  );

type Found = NonNullable<ConnectionsQuery['connections']>;
type Connection = NonNullable<Found['data']>[number];
type List = keyof NonNullable<Found['counts']>;
const LISTS: List[] = ['connected', 'received', 'sent', 'blocked'];
const STATUS = { connected: 'ACCEPTED', received: 'PENDING', sent: 'PENDING', blocked: 'BLOCKED' } as const;

const connection = (list: List, first_name: string, own: Partial<Connection> = {}): Connection => ({
  id: `c-${first_name}`,
  status: STATUS[list],
  user_id: list === 'sent' ? first_name : testMember.id,
  request_user_id: list === 'sent' ? testMember.id : first_name,
  updated_at: Date.UTC(2025, 10, 4, 18),
  member: {
    id: first_name,
    slug: `${first_name.toLowerCase()}-haddad`,
    first_name,
    name: `${first_name} Haddad`,
    avatar: null,
    title: 'Chair',
    company: 'Calder',
  },
  ...own,
});

/** A server that keeps the lists of one member, and applies changes to them. */
function lists(own: Partial<Record<List, string[]>>) {
  const kept: Record<List, string[]> = { connected: [], received: [], sent: [], blocked: [], ...own };
  const counts = () => ({
    connected: kept.connected.length,
    received: kept.received.length,
    sent: kept.sent.length,
    blocked: kept.blocked.length,
  });
  respond(ConnectionsDocument, ({ input }) => {
    const list = LISTS.find((one) => one === input!.list)!;
    const skip = input!.skip!;
    const data = kept[list].slice(skip, skip + input!.take!).map((name) => connection(list, name));
    return { connections: { ...answer(data), count: kept[list].length, counts: counts() } };
  });
  respond(UpdateConnectionDocument, ({ input: { id, status } }) => {
    const name = id!.slice(2);
    for (const list of LISTS) kept[list] = kept[list].filter((other) => other !== name);
    if (status === 'ACCEPTED') kept.connected.push(name);
    if (status === 'BLOCKED') kept.blocked.push(name);
    return { updateConnection: answer(connection('connected', name, { status })) };
  });
  return kept;
}

const rows = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const tab = (name: string) => screen.getByRole('tab', { name });
const told = ({ platform }: ReturnType<typeof renderRemote>) =>
  (platform as { events?: { type: string; message?: unknown }[] }).events?.flatMap(({ type, message }) =>
    type === 'notify' ? [message] : [],
  );

it('lists connections, with a link to each and the count of every list', async () => {
  lists({ connected: ['Leila', 'Ngozi'], received: ['Ines'], sent: ['Hana'] });
  open();

  expect(await screen.findByRole('link', { name: 'Leila Haddad' })).toHaveAttribute(
    'href',
    '/community/members/leila-haddad',
  );
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Connections2',
    'Received1',
    'Sent1',
  ]);
  expect(screen.getAllByText(/^Connected Tue, Nov 4/)).toHaveLength(2);
});

it('accepts one request and declines another, and updates its counts', async () => {
  lists({ received: ['Ines', 'Hana'] });
  const view = open('?list=received');
  const { user } = view;

  await user.click(await screen.findByRole('button', { name: 'Accept the request from Ines Haddad' }));
  await waitFor(() => expect(rows()).toEqual(['Hana Haddad']));
  expect(tab('Connections 1')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Requests you received' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Decline the request from Hana Haddad' }));

  expect(await screen.findByText('No requests are waiting for you')).toBeInTheDocument();
  expect(sent(UpdateConnectionDocument).map(({ input }) => input)).toEqual([
    { id: 'c-Ines', status: 'ACCEPTED' },
    { id: 'c-Hana', status: 'DECLINED' },
  ]);
  expect(told(view)).toEqual(['You and Ines Haddad are connected.', 'You declined Hana Haddad’s request.']);
});

it('withdraws a sent request, and says how many may be open', async () => {
  lists({ sent: ['Ines', 'Hana'] });
  const { user } = open('?list=sent');
  expect(await screen.findByText('2 of the 100 requests you can have open at once.')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Withdraw your request to Ines Haddad' }));

  await waitFor(() => expect(rows()).toEqual(['Hana Haddad']));
  expect(sent(UpdateConnectionDocument)).toEqual([{ input: { id: 'c-Ines', status: 'WITHDRAWN' } }]);
});

it('ends a connection only after confirmation', async () => {
  lists({ connected: ['Leila'] });
  const { user } = open();
  const end = async () => {
    await user.click(await screen.findByRole('button', { name: 'More about Leila Haddad' }));
    await user.click(screen.getByRole('button', { name: 'End connection', hidden: true }));
    return within(screen.getByRole('dialog', { name: 'End this connection?' }));
  };

  await user.click((await end()).getByRole('button', { name: 'Cancel' }));
  expect(sent(UpdateConnectionDocument)).toEqual([]);
  await user.click((await end()).getByRole('button', { name: 'End connection' }));

  expect(await screen.findByText('You have no connections yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find members' })).toHaveAttribute('href', '/community/members');
});

it('blocks a member, lists blocked members, and unblocks one', async () => {
  lists({ received: ['Ines'] });
  const { user } = open('?list=received');

  await user.click(await screen.findByRole('button', { name: 'More about Ines Haddad' }));
  await user.click(screen.getByRole('button', { name: 'Block Ines Haddad', hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Block Ines' }));
  await user.click(await screen.findByRole('tab', { name: 'Blocked 1' }));
  await user.click(await screen.findByRole('button', { name: 'Unblock Ines Haddad' }));

  expect(await screen.findByText('You haven’t blocked anyone')).toBeInTheDocument();
  expect(location.search).toBe('?list=blocked');
});

it('says why something was not possible, and shows the current list', async () => {
  const kept = lists({ received: ['Ines', 'Hana'] });
  respond(UpdateConnectionDocument, () => {
    kept.received = ['Hana'];
    return { updateConnection: refusal('CONFLICT', 'This has changed in the meantime.') };
  });
  const { user } = open('?list=received');

  await user.click(await screen.findByRole('button', { name: 'Accept the request from Ines Haddad' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('This has changed in the meantime.');
  expect(rows()).toEqual(['Hana Haddad']);
});

it('turns pages by their address, and leads back from a page that is not there', async () => {
  lists({ connected: Array.from({ length: 41 }, (_, index) => `Member${index}`) });
  open('?page=9');

  await waitFor(() => expect(location.search).toBe('?page=3'));
  expect(await screen.findByText('Member40 Haddad')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '?');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '?page=2');
});

it('says when a list did not load, and loads it on Retry', async () => {
  respond(ConnectionsDocument, failWith([{ code: 'UNAVAILABLE' }]));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('This list did not load');

  lists({ connected: ['Leila'] });
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('link', { name: 'Leila Haddad' })).toBeInTheDocument();
});

it('shows a placeholder name for a deleted account', async () => {
  lists({ sent: ['Ines'] });
  respond(ConnectionsDocument, () => ({
    connections: {
      ...answer([connection('sent', 'Ines', { member: null })]),
      count: 1,
      counts: { connected: 0, received: 0, sent: 1, blocked: 0 },
    },
  }));
  open('?list=sent');

  expect(await screen.findByRole('heading', { name: 'A former member' })).toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: 'Withdraw your request to a former member' }),
  ).toBeInTheDocument();
});
