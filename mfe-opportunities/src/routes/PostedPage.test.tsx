import { Route, Routes } from '@athenaeum/shell-contract';
import { failWith, renderRemote, respond, respondLater, sent } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import {
  ClosePostingDocument,
  ExtendPostingDocument,
  PostedDocument,
} from '../features/posted/__generated__/posted';
import { manifest } from '../manifest';
import { answer, aPosting, refusal } from '../testing/opportunities';
import PostedPage from './PostedPage';

const TOKEN = 'a-token-of-twenty-or-more';
const DAY = 86_400_000;

const inReview = aPosting({
  stage: 'review',
  published_at: null,
  expires_at: null,
  can_extend: false,
  extensions: [],
});
const closed = aPosting({ stage: 'closed', can_extend: false, extensions: [], can_close: false });

const open = (hash = `#${TOKEN}`) =>
  renderRemote(
    <Routes>
      <Route path="/opportunities/posted" element={<PostedPage />} />
    </Routes>,
    { api, manifest, route: `/opportunities/posted${hash}`, session: null },
  );
const title = () => screen.findByRole('heading', { level: 1, name: 'Audit chair' });

it('shows whoever holds the link where the posting stands', async () => {
  respond(PostedDocument, { posting: answer(aPosting()) });
  open();
  await title();

  expect(screen.getByText('On the board')).toBeInTheDocument();
  expect(screen.getByText('It stands on the board, and members can apply.')).toBeInTheDocument();
  expect(screen.getByText('Not named to members')).toBeInTheDocument();
  expect(sent(PostedDocument)).toEqual([{ input: { token: TOKEN } }]);
});

it.each([
  ['review', inReview, 'Board support is reading your posting.'],
  ['on hold', aPosting({ status: 'On Hold' }), 'takes no applications for now: it is on hold'],
  ['expired', aPosting({ stage: 'expired' }), 'Its time is over'],
  ['closed', closed, 'It is closed'],
])('says what %s means', async (_state, posting, words) => {
  respond(PostedDocument, { posting: answer(posting) });
  open();
  await title();

  expect(screen.getByText(new RegExp(words))).toBeInTheDocument();
});

it('offers nothing to do about a posting that is closed', async () => {
  respond(PostedDocument, { posting: answer(closed) });
  open();
  await title();

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('keeps it open for the days she chooses', async () => {
  respond(PostedDocument, { posting: answer(aPosting()) });
  const expires_at = Date.now() + 90 * DAY;
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

it('closes it when that is meant', async () => {
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

  expect(await screen.findByText(/^It is closed/)).toBeInTheDocument();
  expect(await title()).toHaveFocus();
});

it('says that it was not closed when she is not asked any more, and not in the next question', async () => {
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
      expect.objectContaining({ message: 'Your posting was not closed. Slow down.' }),
    ),
  );
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
});

it.each(['#a-token-of-somebody-else', ''])('says that a link does not work (%s)', async (hash) => {
  respond(PostedDocument, { posting: refusal('NOT_FOUND', 'This link does not work any more.') });
  open(hash);

  expect(
    await screen.findByRole('heading', { level: 1, name: 'This link does not work any more' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('can be asked again when it did not load', async () => {
  respond(PostedDocument, () => failWith([{ path: ['posting'], code: 'UNAVAILABLE' }], { posting: null }));
  const { user } = open();
  expect(await screen.findByText('Your posting did not load')).toBeInTheDocument();

  respond(PostedDocument, { posting: answer(aPosting()) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await title()).toBeInTheDocument();
});
