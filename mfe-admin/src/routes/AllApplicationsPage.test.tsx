import { failWith, renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import { AllApplicationsDocument } from '../features/allApplications/__generated__/allApplications';
import { manifest } from '../manifest';
import { answerPage } from '../testing/answers';
import AllApplicationsPage from './AllApplicationsPage';

const application = {
  id: 'a1',
  title: 'Audit chair',
  status: 'Interviewing',
  shortlisted: true,
  created_at: Date.UTC(2026, 10, 20, 12),
  opportunity: { id: 'posting-1', company: 'Quillfeather Foods', stage: 'published' },
  applicant: { id: 'member-1', name: 'Ingrid Solberg', slug: 'ingrid-solberg' },
} as const;
const open = (search = '') =>
  renderRemote(<AllApplicationsPage />, {
    api,
    manifest,
    route: `/admin/opportunities/applications${search}`,
  });
const lastAsked = () => sent(AllApplicationsDocument).at(-1)!.input;

beforeEach(() => respond(AllApplicationsDocument, { allApplications: answerPage([application]) }));

it('lists applications to all postings, with links to posting and applicant', async () => {
  open();

  const row = within((await screen.findByRole('link', { name: 'Audit chair' })).closest('tr')!);
  expect(row.getByRole('link', { name: 'Audit chair' })).toHaveAttribute(
    'href',
    '/admin/opportunities/posting-1',
  );
  expect(row.getByRole('link', { name: 'Ingrid Solberg' })).toHaveAttribute(
    'href',
    '/community/members/ingrid-solberg',
  );
  for (const words of ['Quillfeather Foods', 'Interviewing', 'Shortlisted'])
    expect(row.getByText(words)).toBeInTheDocument();
});

it('filters by stage, shortlist and search, all in the address', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: 'Audit chair' });

  await user.click(screen.getByRole('tab', { name: 'Interviewing' }));
  await user.click(screen.getByRole('button', { name: 'Shortlist' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search applications' }), 'audit');

  await waitFor(() =>
    expect(lastAsked()).toMatchObject({ status: 'Interviewing', shortlisted: true, words: 'audit' }),
  );
  expect(new URLSearchParams(location.search).get('status')).toBe('Interviewing');
});

it('has an empty state that clears search and filters', async () => {
  respond(AllApplicationsDocument, { allApplications: answerPage([]) });
  const { user } = open('?words=pirate');

  expect(await screen.findByRole('heading', { name: 'No results found' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear All' }));

  await waitFor(() => expect(lastAsked()).not.toHaveProperty('words'));
});

it('offers Retry when they didn’t load', async () => {
  respond(AllApplicationsDocument, failWith([{ code: 'UNAVAILABLE' }]));
  open();

  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
});
