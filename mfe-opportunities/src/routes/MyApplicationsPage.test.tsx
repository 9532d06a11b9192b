import { failWith, renderRemote, respond, respondLater, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { OwnApplication } from '../features/applications';
import {
  MyApplicationsDocument,
  WithdrawApplicationDocument,
} from '../features/applications/__generated__/applications';
import { anApplication, answer, appliedFor, list, refusal } from '../testing/opportunities';
import MyApplicationsPage from './MyApplicationsPage';

const open = (route = '/opportunities/applications') => renderRemote(<MyApplicationsPage />, { api, route });
const has = (...applications: OwnApplication[]) =>
  respond(MyApplicationsDocument, { applications: list(...applications) });
const row = (title: string) =>
  screen.findByRole('heading', { name: title }).then((heading) => within(heading.closest('li')!));

it('lists each with where it stands, its files, and a way to its card', async () => {
  has(
    anApplication({
      status: 'Interviewing',
      bio: { filename: 'bio.pdf', url: '/files/applications/a1/bio' },
    }),
    anApplication({
      id: 'a2',
      title: 'Audit Committee Chair',
      status: 'Not selected',
      opportunity: appliedFor({ company: null, stage: 'closed' }),
    }),
  );
  open();

  const first = await row('Independent Director');
  expect(first.getByText('Interviewing')).toBeInTheDocument();
  expect(first.getByText('Calder River Conservancy · Environment')).toBeInTheDocument();
  expect(first.getByText('Applied Tue, Nov 3')).toBeInTheDocument();
  expect(first.getByRole('link', { name: 'Independent Director' })).toHaveAttribute(
    'href',
    '/opportunities?opportunity=nonprofit-board-seat',
  );
  expect(first.getByRole('link', { name: 'bio.pdf' })).toHaveAttribute('href', '/files/applications/a1/bio');
  const second = await row('Audit Committee Chair');
  expect(second.getByText('Confidential Company · Environment')).toBeInTheDocument();
  expect(second.getByText(/the opportunity is closed/)).toBeInTheDocument();
  expect(second.queryByRole('link', { name: 'Audit Committee Chair' })).not.toBeInTheDocument();
});

it('withdraws one after asking once more', async () => {
  has(anApplication());
  respond(WithdrawApplicationDocument, { withdrawApplication: answer({ id: 'a1', status: 'Withdrawn' }) });
  const { user, platform } = open();
  await user.click(
    await screen.findByRole('button', { name: 'Withdraw your application for Independent Director' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this application?' }));
  expect(sent(WithdrawApplicationDocument)).toEqual([]);
  has(anApplication({ status: 'Withdrawn', withdrawn_at: Date.UTC(2026, 10, 4, 17), cv: null }));

  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));

  expect(await screen.findByText('Withdrawn Wed, Nov 4')).toBeInTheDocument();
  expect(sent(WithdrawApplicationDocument)).toEqual([{ input: { id: 'a1' } }]);
  expect(platform.events).toContainEqual(
    expect.objectContaining({ type: 'notify', message: 'Your application is withdrawn.' }),
  );
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Your applications' })).toHaveFocus();
});

it('says why one could not be withdrawn, and stays open for another try', async () => {
  has(anApplication());
  respond(WithdrawApplicationDocument, {
    withdrawApplication: refusal('UNAVAILABLE', 'Please try again in a minute.'),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Withdraw your application/ }));

  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your application was not withdrawn. Please try again in a minute.',
  );
});

it('leaves what she asks next open when the answer to what she has closed comes late', async () => {
  has(anApplication());
  const answerNow = respondLater(WithdrawApplicationDocument, {
    withdrawApplication: answer({ id: 'a1', status: 'Withdrawn' }),
  });
  const { user, platform } = open();
  await user.click(await screen.findByRole('button', { name: /^Withdraw your application/ }));
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await user.click(screen.getByRole('button', { name: /^Withdraw your application/ }));

  answerNow();

  await waitFor(() =>
    expect(platform.events).toContainEqual(
      expect.objectContaining({ message: 'Your application is withdrawn.' }),
    ),
  );
  expect(screen.getByRole('dialog', { name: 'Withdraw this application?' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Your applications' })).not.toHaveFocus();
});

it('leads to the board while there is none', async () => {
  has();
  open();

  expect(
    await screen.findByRole('heading', { name: 'You have not applied for an opportunity yet' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See open opportunities' })).toHaveAttribute(
    'href',
    '/opportunities',
  );
});

it('offers Retry when they did not load', async () => {
  respond(MyApplicationsDocument, failWith([{ code: 'UNAVAILABLE' }]));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'Retry' });

  has(anApplication());
  await user.click(retry);

  expect(await screen.findByRole('heading', { name: 'Independent Director' })).toBeInTheDocument();
});

it('has pages of twenty', async () => {
  respond(MyApplicationsDocument, { applications: { ...list(anApplication()), count: 21 } });
  open('/opportunities/applications?page=2');

  await waitFor(() => expect(sent(MyApplicationsDocument)).toEqual([{ take: 20, skip: 20 }]));
  expect(await screen.findByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '?');
});
