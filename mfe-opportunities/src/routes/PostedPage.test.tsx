import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, renderRemote, respond, respondLater, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import {
  ChangePostingDocument,
  ClosePostingDocument,
  ExtendPostingDocument,
  PostedDocument,
} from '../features/posted/__generated__/posted';
import { manifest } from '../manifest';
import { answer, aPostedText, aPosting, refusal } from '../testing/opportunities';
import PostedPage from './PostedPage';

const TOKEN = 'a-token-of-twenty-or-more';
const DAY_MS = 86_400_000;

const inReview = aPosting({
  stage: 'review',
  published_at: null,
  expires_at: null,
  can_extend: false,
  extensions: [],
});
const closed = aPosting({ stage: 'closed', can_extend: false, extensions: [], can_close: false });

beforeEach(() => localStorage.clear());

const open = (hash = `#${TOKEN}`) =>
  renderRemote(
    <Routes>
      <Route path="/opportunities/posted" element={<PostedPage />} />
    </Routes>,
    { api, manifest, route: `/opportunities/posted${hash}`, session: null },
  );
const title = () => screen.findByRole('heading', { level: 1, name: 'Audit chair' });

it('shows the status of the posting to anybody with the link', async () => {
  respond(PostedDocument, { posting: answer(aPosting()) });
  open();
  await title();

  expect(screen.getByText('On the board')).toBeInTheDocument();
  expect(screen.getByText('It’s live on the board, and members can apply.')).toBeInTheDocument();
  expect(screen.getByText('Hidden from members')).toBeInTheDocument();
  expect(sent(PostedDocument)).toEqual([{ input: { token: TOKEN } }]);
});

it.each([
  ['review', inReview, 'Board support is reading your posting.'],
  ['on hold', aPosting({ status: 'On Hold' }), 'on hold, so members can’t apply right now'],
  ['expired', aPosting({ stage: 'expired' }), 'It has expired'],
  ['closed', closed, 'It’s closed'],
])('says what %s means', async (_state, posting, words) => {
  respond(PostedDocument, { posting: answer(posting) });
  open();
  await title();

  expect(screen.getByText(new RegExp(words))).toBeInTheDocument();
});

it('offers no actions on a closed posting', async () => {
  respond(PostedDocument, { posting: answer(closed) });
  open();
  await title();

  for (const name of ['Edit the posting', 'Extend', 'Close the posting'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('shows the same last day to its poster as to members: that of the platform’s time zone', async () => {
  const evening = Date.UTC(2097, 11, 28, 3, 45);
  respond(PostedDocument, {
    posting: answer(
      aPosting({ expires_at: evening, extensions: [], text: aPostedText({ expires_at: evening }) }),
    ),
  });
  open();
  await title();

  expect(screen.getAllByText('Fri, Dec 27, 2097')).toHaveLength(2);
  expect(screen.queryByText(/Dec 28/)).not.toBeInTheDocument();
});

it('has no list of terms where none is given', async () => {
  respond(PostedDocument, {
    posting: answer(aPosting({ text: aPostedText({ nearestRegionalHub: null, expires_at: null }) })),
  });
  open();
  await title();

  expect(screen.queryByRole('heading', { name: 'Terms' })).not.toBeInTheDocument();
});

it('keeps it open for the chosen days', async () => {
  respond(PostedDocument, { posting: answer(aPosting()) });
  const expires_at = Date.now() + 90 * DAY_MS;
  respond(ExtendPostingDocument, {
    extendPosting: answer(aPosting({ expires_at, extensions: [], can_extend: false })),
  });
  const { user } = open();
  await title();

  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    '60',
    '90',
  ]);
  await user.click(screen.getByRole('radio', { name: /^90 days/ }));
  await user.click(screen.getByRole('button', { name: 'Extend' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Extend' })).not.toBeInTheDocument());
  expect(sent(ExtendPostingDocument)).toEqual([{ input: { token: TOKEN, days: 90 } }]);
});

it('says why it cannot be extended, beside the choice', async () => {
  respond(PostedDocument, { posting: answer(aPosting()) });
  respond(ExtendPostingDocument, { extendPosting: refusal('CONFLICT', 'This opportunity is closed.') });
  const { user } = open();
  await title();

  await user.click(screen.getByRole('button', { name: 'Extend' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('This opportunity is closed.');
});

it('closes it after confirmation', async () => {
  respond(PostedDocument, { posting: answer(aPosting()) });
  respond(ClosePostingDocument, {
    closePosting: answer(closed),
  });
  const { user } = open();
  await title();

  await user.click(screen.getByRole('button', { name: 'Close the posting' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep it open' }));
  expect(sent(ClosePostingDocument)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Close the posting' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close it' }));

  expect(await screen.findByText(/^It’s closed/)).toBeInTheDocument();
  expect(await title()).toHaveFocus();
});

it('says that closing failed after its dialog was closed, and not in the next one', async () => {
  respond(PostedDocument, { posting: answer(aPosting()) });
  const answerNow = respondLater(ClosePostingDocument, { closePosting: refusal('LIMITED', 'Slow down.') });
  const { user, platform } = open();
  await title();
  await user.click(screen.getByRole('button', { name: 'Close the posting' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close it' }));
  await waitFor(() => expect(sent(ClosePostingDocument)).toHaveLength(1));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep it open' }));
  await user.click(screen.getByRole('button', { name: 'Close the posting' }));

  answerNow();

  await waitFor(() =>
    expect(platform.events).toContainEqual(
      expect.objectContaining({ message: 'We couldn’t close your posting. Slow down.' }),
    ),
  );
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
});

it('shows its figures, and shows the card as members see it', async () => {
  respond(PostedDocument, { posting: answer(aPosting()) });
  open();
  await title();

  expect(screen.getByText('Views').nextSibling).toHaveTextContent('407 this week');
  expect(screen.getByText('Applied').nextSibling).toHaveTextContent('4members');
  const applicants = within(screen.getByRole('region', { name: 'Applicants' }));
  expect(applicants.getByText('Interviewing').nextSibling).toHaveTextContent('1');
  const preview = within(screen.getByRole('region', { name: 'What members see' }));
  expect(preview.getByRole('article', { name: 'Audit chair' })).toBeInTheDocument();
  expect(preview.getByText('Chair the committee.')).toBeVisible();
  expect(preview.getAllByText(/Confidential Company/)).not.toHaveLength(0);
});

it('shows its views by week, and says which is not over', async () => {
  respond(PostedDocument, { posting: answer(aPosting()) });
  open();
  await title();

  const weeks = within(screen.getByRole('region', { name: 'Views by week' }));
  expect(weeks.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '33Nov 16',
    '7Nov 23',
  ]);
  expect(weeks.getByText('The week of Nov 23 is not over.')).toBeInTheDocument();
});

it.each([
  ['closed', closed, true],
  ['never viewed', aPosting({ weeks: [{ day: '2026-11-23', views: 0 }] }), false],
])('draws the weeks of one that is %s as they were', async (_what, posting, isDrawn) => {
  respond(PostedDocument, { posting: answer(posting) });
  open();
  await title();

  expect(screen.queryAllByRole('region', { name: 'Views by week' })).toHaveLength(isDrawn ? 1 : 0);
  expect(screen.queryByText(/is not over/)).not.toBeInTheDocument();
});

it('sends a change for review, and shows it beside what members see until then', async () => {
  respond(PostedDocument, { posting: answer(aPosting()) });
  respond(ChangePostingDocument, {
    changePosting: answer(
      aPosting({
        version: 3,
        proposed_at: Date.UTC(2026, 10, 20, 12),
        proposed: aPostedText({ title: 'Audit and risk chair' }),
      }),
    ),
  });
  const { user, platform } = open();
  await title();

  await user.click(screen.getByRole('button', { name: 'Edit the posting' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit your posting' }));
  expect(drawer.getByText(/Members keep seeing today’s version/)).toBeInTheDocument();
  const field = drawer.getByLabelText('Title');
  await user.clear(field);
  await user.type(field, 'Audit and risk chair');
  await user.click(drawer.getByRole('button', { name: 'Send for review' }));

  expect(await screen.findByRole('region', { name: 'Your change' })).toHaveTextContent(
    'Audit and risk chair',
  );
  expect(screen.getByRole('region', { name: 'What members see' })).toHaveTextContent('Audit chair');
  expect(screen.getByText(/Board support is reading the change you sent/)).toBeInTheDocument();
  expect(sent(ChangePostingDocument)).toEqual([
    {
      input: expect.objectContaining({
        token: TOKEN,
        version: 2,
        title: 'Audit and risk chair',
        aboutRole: 'Chair the committee.',
        qualificationsSought: 'A former CFO',
        compensation: null,
      }),
    },
  ]);
  expect(platform.events).toContainEqual(
    expect.objectContaining({ message: 'Sent to board support for review' }),
  );
});

it('shows the errors of a change, and keeps it', async () => {
  respond(PostedDocument, { posting: answer(aPosting()) });
  respond(ChangePostingDocument, {
    changePosting: refusal('CONFLICT', 'Somebody else has changed this in the meantime.'),
  });
  const { user } = open();
  await title();

  await user.click(screen.getByRole('button', { name: 'Edit the posting' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit your posting' }));
  await user.type(drawer.getByLabelText('Needs'), ', and patience');
  await user.click(drawer.getByRole('button', { name: 'Send for review' }));

  expect(await drawer.findByRole('alert')).toHaveTextContent('Somebody else has changed this');
  expect(drawer.getByLabelText('Needs')).toHaveValue('Financial expert, and patience');
});

it.each(['#a-token-of-somebody-else', ''])('says that a link does not work (%s)', async (hash) => {
  respond(PostedDocument, { posting: refusal('NOT_FOUND', 'This link no longer works.') });
  open(hash);

  expect(
    await screen.findByRole('heading', { level: 1, name: 'This link no longer works' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('can be reloaded when it did not load', async () => {
  respond(PostedDocument, () => failWith([{ path: ['posting'], code: 'UNAVAILABLE' }], { posting: null }));
  const { user } = open();
  expect(await screen.findByText('We couldn’t load your posting')).toBeInTheDocument();

  respond(PostedDocument, { posting: answer(aPosting()) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await title()).toBeInTheDocument();
});
