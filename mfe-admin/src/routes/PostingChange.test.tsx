import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote, respond, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import { DeskApplicationsDocument } from '../features/posting/__generated__/applications';
import { DecideChangeDocument, DeskPostingDocument } from '../features/posting/__generated__/posting';
import { manifest } from '../manifest';
import { answer, answerPage, refusal } from '../testing/answers';
import { aPosting, onBoard } from '../testing/postings';
import PostingPage from './PostingPage';

const { desk } = aPosting();
const NOW = onBoard();
/** On the board, with a change by its poster. */
const changed = onBoard({
  desk: {
    ...desk!,
    proposal: {
      proposed_at: Date.UTC(2026, 10, 20, 12),
      title: 'Audit and risk chair',
      opportunityType: NOW.opportunityType,
      industry: NOW.industry,
      businessType: null,
      businessSize: null,
      nearestRegionalHub: NOW.nearestRegionalHub,
      compensation: 'Unpaid',
      commitment: null,
      term: null,
      deadline: null,
      needs: null,
      aboutRole: NOW.aboutRole,
      aboutCompany: null,
      qualificationsSought: NOW.qualificationsSought!,
    },
  },
});

const open = () =>
  renderRemote(
    <Routes>
      <Route path="/admin/opportunities/:id" element={<PostingPage />} />
    </Routes>,
    { api, manifest, route: '/admin/opportunities/posting-1' },
  );
const review = () => screen.findByRole('region', { name: 'Change to review' });

beforeEach(() => {
  respond(DeskPostingDocument, { opportunity: answer(changed) });
  respond(DeskApplicationsDocument, { applications: answerPage([]) });
});

it('shows the changed fields only', async () => {
  open();

  const changes = within(within(await review()).getByRole('group', { name: 'What would change' }));
  expect(changes.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Title',
    'Compensation',
  ]);
  expect(changes.getByText('Audit and risk chair')).toBeInTheDocument();
});

it('accepts the version that was shown', async () => {
  respond(DecideChangeDocument, { decideChange: answer(onBoard({ title: 'Audit and risk chair' })) });
  const { user } = open();
  const { getByRole } = within(await review());
  respond(DeskPostingDocument, { opportunity: answer(onBoard({ title: 'Audit and risk chair' })) });

  await user.click(getByRole('button', { name: 'Accept change' }));

  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Change to review' })).not.toBeInTheDocument(),
  );
  expect(sent(DecideChangeDocument)).toEqual([{ input: { id: 'posting-1', version: 3, accept: true } }]);
});

it('declines it with a reason for the poster', async () => {
  respond(DecideChangeDocument, { decideChange: answer(onBoard()) });
  const { user } = open();

  await user.click(within(await review()).getByRole('button', { name: 'Decline' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Please keep the role.');
  await user.click(dialog.getByRole('button', { name: 'Decline change' }));

  await waitFor(() =>
    expect(sent(DecideChangeDocument)).toEqual([
      { input: { id: 'posting-1', version: 3, accept: false, reason: 'Please keep the role.' } },
    ]),
  );
});

it('reports that the poster has sent another change meanwhile', async () => {
  respond(DecideChangeDocument, { decideChange: refusal('CONFLICT', 'Please look at it again.') });
  const { user } = open();

  await user.click(within(await review()).getByRole('button', { name: 'Accept change' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Please look at it again.');
});
