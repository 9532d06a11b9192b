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
/** Of a year that is over, which is shown whenever the tests run. */
const NOV = (day: number) => Date.UTC(2025, 10, day, 17);

it('shows stages, what was sent, and a link to the card of each open one', async () => {
  has(
    anApplication({
      status: 'Interviewing',
      history: [
        { status: 'Received', at: NOV(3) },
        { status: 'Interviewing', at: NOV(9) },
      ],
      bio: { filename: 'bio.pdf', url: '/files/applications/a1/bio' },
    }),
  );
  const { user } = open();

  const application = await row('Independent Director');
  expect(application.getByText('Calder River Conservancy · Board Seat · Boston')).toBeInTheDocument();
  const stages = within(application.getByRole('list', { name: 'Stages' })).getAllByRole('listitem');
  expect(stages.map(({ textContent }) => textContent)).toEqual([
    'Received, doneMon, Nov 3, 2025',
    'Reviewing, done',
    'InterviewingSun, Nov 9, 2025',
    'Selected',
  ]);
  expect(stages[2]).toHaveAttribute('aria-current', 'step');
  expect(application.getByRole('link', { name: 'Independent Director' })).toHaveAttribute(
    'href',
    '/opportunities?opportunity=nonprofit-board-seat',
  );
  const sent = application.getByRole('button', { name: 'What you sent for Independent Director' });
  // The first is open to begin with.
  expect(sent).toHaveAttribute('aria-expanded', 'true');
  expect(application.getByText('I have chaired two audit committees.')).toBeVisible();
  const log = within(application.getByText('What has happened').parentElement!).getAllByRole('listitem');
  expect(log.map(({ textContent }) => textContent)).toEqual([
    'Sun, Nov 9, 2025You were put forward for interviews.',
    'Mon, Nov 3, 2025You applied.',
  ]);
  expect(application.getByRole('link', { name: 'bio.pdf' })).toHaveAttribute(
    'href',
    '/files/applications/a1/bio',
  );

  await user.click(sent);
  expect(sent).toHaveAttribute('aria-expanded', 'false');
  expect(application.getByText('I have chaired two audit committees.').closest('[inert]')).not.toBeNull();
  expect(application.getByText(', stage 3 of 4')).toBeInTheDocument();
});

it('opens only the first of several, and what is over on request', async () => {
  has(
    anApplication(),
    anApplication({ id: 'a2', title: 'Trustee' }),
    anApplication({ id: 'a3', title: 'Chair', can_withdraw: false, status: 'Not selected' }),
  );
  const { user } = open();

  expect(await screen.findByRole('button', { name: 'What you sent for Trustee' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  const again = screen.getByRole('button', { name: 'Read it again: Chair' });
  expect(again).toHaveAttribute('aria-expanded', 'false');
  await user.click(again);
  expect(again).toHaveAttribute('aria-expanded', 'true');
});

it.each([
  ['Not selected', NOV(12), 'Applied Mon, Nov 3, 2025 · Decided Wed, Nov 12, 2025'],
  ['Selected', NOV(12), 'Applied Mon, Nov 3, 2025 · Decided Wed, Nov 12, 2025'],
  ['Reviewing', null, 'Applied Mon, Nov 3, 2025 · the opportunity closed before a decision'],
] as const)(
  'lists one that ended as %s among what is over, with nothing to withdraw',
  async (status, at, end) => {
    has(
      anApplication({
        status,
        can_withdraw: false,
        history: at ? [{ status, at }] : [],
        opportunity: appliedFor({ company: null, stage: 'closed' }),
      }),
    );
    open();

    const over = within(await screen.findByRole('region', { name: 'Past' }));
    expect(over.getByText(end)).toBeInTheDocument();
    expect(over.getByText(at ? status : 'Closed', { exact: true })).toBeInTheDocument();
    expect(over.getByText('Confidential Company · Board Seat · Boston')).toBeInTheDocument();
    expect(over.getByText('I have chaired two audit committees.')).toBeInTheDocument();
    expect(over.queryByRole('link', { name: 'Independent Director' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'In progress' })).not.toBeInTheDocument();
  },
);

it('withdraws one after confirmation', async () => {
  has(anApplication());
  respond(WithdrawApplicationDocument, { withdrawApplication: answer({ id: 'a1', status: 'Withdrawn' }) });
  const { user, platform } = open();
  await user.click(
    await screen.findByRole('button', { name: 'Withdraw your application for Independent Director' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw this application?' }));
  expect(sent(WithdrawApplicationDocument)).toEqual([]);
  has(anApplication({ status: 'Withdrawn', withdrawn_at: NOV(4), can_withdraw: false, cv: null }));

  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));

  expect(
    await screen.findByText('Applied Mon, Nov 3, 2025 · Withdrawn Tue, Nov 4, 2025'),
  ).toBeInTheDocument();
  expect(sent(WithdrawApplicationDocument)).toEqual([{ input: { id: 'a1' } }]);
  expect(platform.events).toContainEqual(
    expect.objectContaining({ type: 'notify', message: 'Your application is withdrawn.' }),
  );
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Your applications' })).toHaveFocus();
});

it('says why one could not be withdrawn, and stays open for a retry', async () => {
  has(anApplication());
  respond(WithdrawApplicationDocument, {
    withdrawApplication: refusal('UNAVAILABLE', 'Please try again in a minute.'),
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Withdraw your application/ }));

  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t withdraw your application. Please try again in a minute.',
  );
});

it('leaves the next dialog open when the response to a closed one comes late', async () => {
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
  expect(screen.getByRole('group', { name: 'Your applications' })).not.toHaveFocus();
});

it('links to the board while there is none', async () => {
  has();
  open();

  expect(
    await screen.findByRole('heading', { name: 'You haven’t applied for anything yet' }),
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
