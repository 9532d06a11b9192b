import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { OutboxRow } from '../features/outbox/outbox.api';
import { manifest } from '../manifest';
import { asked, refuseWith, respondRoute } from '../testing/operations';
import OutboxPage from './OutboxPage';

const aMessage = (given: Partial<OutboxRow> = {}): OutboxRow => ({
  id: 'message-1',
  channel: 'mail',
  kind: 'session_reminder',
  status: 'dead',
  attempts: 3,
  problem: 'SMTP_550',
  is_under_way: false,
  created_at: Date.UTC(2026, 10, 3, 20),
  due_at: Date.UTC(2026, 10, 3, 21),
  settled_at: Date.UTC(2026, 10, 3, 22),
  ...given,
});

function open(rows: OutboxRow[], search = '') {
  respondRoute('/outbox', {
    rows,
    count: rows.length,
    counts: { dead: 2, retrying: 1, waiting: 5, queued: 0, done: 900 },
    given_up: [{ kind: 'session_reminder', count: 2 }],
    channels: ['mail', 'crm'],
  });
  return renderRemote(
    <Routes>
      <Route path="/admin/operations/outbox" element={<OutboxPage />} />
    </Routes>,
    { api, manifest, route: `/admin/operations/outbox${search}` },
  );
}

it('starts with failed messages, and shows why in words', async () => {
  open([aMessage()]);

  const table = within(await screen.findByRole('table', { name: 'Messages' }));
  expect(screen.getByRole('tab', { name: 'Failed 2' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Delivered 900' })).toBeInTheDocument();
  expect(table.getByRole('rowheader')).toHaveTextContent('Session reminderMail');
  expect(table.getByText('Rejected by the mail server')).toBeInTheDocument();
  expect(table.getByText('SMTP_550')).toBeInTheDocument();
  expect(asked[0]!.query).toContain('status=dead');
});

it.each([
  ['ANSWERED_PAGE', 'Answered with a web page instead of data'],
  ['ANSWERED_EMPTY', 'Answered with nothing, where a confirmation is due'],
  ['ANSWERED_NO', 'Answered that it failed'],
  ['ANSWERED_OTHER', 'Answered with something other than a confirmation'],
  ['ANSWERED_TOO_MUCH', 'Answered with far more than a confirmation'],
  ['HTTP_302', 'Sent us to another address, perhaps a sign-in'],
])('says of a recipient that has not confirmed what it answered: %s', async (problem, words) => {
  open([aMessage({ channel: 'crm', status: 'retrying', problem })], '?status=retrying');

  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText(problem)).toBeInTheDocument();
});

it('retries one only with a reason', async () => {
  const { user } = open([aMessage()]);
  respondRoute('/outbox/try-again', { retried: 1, remaining: 0 }, 'post');

  await user.click(await screen.findByRole('button', { name: 'Retry Session reminder' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Retry “Session reminder”?' }));
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText('Say why')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Reason'), 'Well again');
  await user.click(dialog.getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(asked.find(({ path }) => path === '/outbox/try-again')?.body).toEqual({
    id: 'message-1',
    reason: 'Well again',
  });
});

it('retries all of a kind once a kind is chosen', async () => {
  const { user } = open([aMessage(), aMessage({ id: 'message-2' })]);
  respondRoute('/outbox/try-again', { retried: 2, remaining: 0 }, 'post');

  await user.selectOptions(await screen.findByLabelText('Type'), 'session_reminder');
  await user.click(await screen.findByRole('button', { name: 'Retry all 2' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Well again');
  await user.click(dialog.getByRole('button', { name: 'Retry all' }));

  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/outbox/try-again')?.body).toEqual({
      kind: 'session_reminder',
      reason: 'Well again',
    }),
  );
  expect(location.search).toBe('?kind=session_reminder');
});

it('reports that somebody else was faster, and stays open', async () => {
  const { user } = open([aMessage()]);
  respondRoute('/outbox/try-again', refuseWith('NOT_FOUND', 'We could not find that message.', 404), 'post');

  await user.click(await screen.findByRole('button', { name: /^Retry/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Well again');
  await user.click(dialog.getByRole('button', { name: 'Retry' }));

  expect(await dialog.findByText('We could not find that message.')).toBeInTheDocument();
});

it('offers no retry while a worker has the message', async () => {
  open([aMessage({ status: 'retrying', is_under_way: true })], '?status=retrying');

  expect(await screen.findByText('In progress')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument();
});

it('says when nothing has failed, and offers Retry after an error', async () => {
  const { user } = open([]);
  expect(await screen.findByText('No failed messages.')).toBeInTheDocument();
  respondRoute('/outbox', refuseWith('UNAVAILABLE', 'Away', 503));
  await user.click(screen.getByRole('tab', { name: /^Waiting/ }));
  const retry = await screen.findByRole('button', { name: 'Retry' });

  open([aMessage({ status: 'waiting', problem: null })], '?status=waiting');
  await user.click(retry);

  expect((await screen.findAllByText('Session reminder')).length).toBeGreaterThan(0);
});
