import { Route, Routes } from '@athenaeum/shell-contract';
import { renderRemote, respond, sent, testMember } from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import type { StaffReview } from '../features/feedback';
import {
  FeedbackDocument,
  ModerateReviewDocument,
  ModerateReviewsDocument,
} from '../features/feedback/__generated__/feedback';
import { manifest } from '../manifest';
import { answer, answerPage, refusal } from '../testing/answers';
import AdminPage from './AdminPage';
import FeedbackPage from './FeedbackPage';

const aReview = (given: Partial<StaffReview> = {}): StaffReview => ({
  id: 'review-1',
  rating: 5,
  feedback: 'Clear from the first minute.',
  state: 'pending',
  is_private: false,
  is_anonymous: false,
  review_type: 'Salons',
  event_title: 'The First Ten Hires',
  reviewer_name: 'Amara Osei',
  reviewer: { name: 'Amara Osei', image: null },
  writer_name: null,
  created_at: Date.UTC(2026, 10, 3, 20),
  updated_at: null,
  ...given,
});

const TOTALS = { pending: 7, published: 248, hidden: 19 };

function open(reviews: StaffReview[], search = '') {
  respond(FeedbackDocument, {
    feedback: { ...answerPage(reviews), totals: TOTALS, events: ['The Art of the Ask'] },
  });
  respond(ModerateReviewDocument, ({ input }) => ({
    moderateReview: answer(aReview({ state: input.state })),
  }));
  return renderRemote(
    <Routes>
      <Route path="/admin/feedback" element={<FeedbackPage />} />
    </Routes>,
    { api, manifest, route: `/admin/feedback${search}` },
  );
}
const card = async (name: string | RegExp) => within(await screen.findByRole('article', { name }));

it('starts with reviews to moderate, and publishes the version that was shown', async () => {
  const { user } = open([aReview({ updated_at: 5 })]);
  const review = await card('Amara Osei, Salon: The First Ten Hires');
  expect(screen.getByRole('tab', { name: 'To review 7' })).toHaveAttribute('aria-selected', 'true');
  expect(sent(FeedbackDocument)[0]).toMatchObject({ input: { state: { equals: 'pending' }, take: 20 } });

  await user.click(review.getByRole('button', { name: 'Publish' }));

  await waitFor(() =>
    expect(sent(ModerateReviewDocument)).toEqual([
      { input: { id: 'review-1', state: 'published', updated_at: 5 } },
    ]),
  );
});

it('hides only with a reason', async () => {
  const { user } = open([aReview({ state: 'published' })], '?state=published');
  const review = await card(/Amara Osei/);
  expect(review.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();

  await user.click(review.getByRole('button', { name: 'Hide' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hide Amara Osei’s review?' }));
  await user.click(dialog.getByRole('button', { name: 'Hide review' }));
  expect(await dialog.findByText('Say why it is hidden')).toBeInTheDocument();
  expect(dialog.getByLabelText('Reason')).toHaveFocus();
  expect(sent(ModerateReviewDocument)).toEqual([]);

  await user.type(dialog.getByLabelText('Reason'), 'Names a client');
  await user.click(dialog.getByRole('button', { name: 'Hide review' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(ModerateReviewDocument)).toMatchObject([
    { input: { state: 'hidden', reason: 'Names a client' } },
  ]);
});

it('says when a review would not be shown even if published', async () => {
  const { user } = open([
    aReview({ rating: 3 }),
    aReview({ id: 'review-2', reviewer_name: 'Member Review', reviewer: null, is_private: true }),
    aReview({ id: 'review-3', reviewer_name: 'Leila Haddad' }),
  ]);
  const kept = 'This review doesn’t qualify for selected reviews, even if published.';

  expect((await card(/Amara/)).getByText(kept)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Member Review' }));
  expect((await card(/Member Review/)).getByText(kept)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Leila Haddad' }));
  const qualifies = 'Qualifies for selected reviews, once published.';
  expect((await card(/Leila/)).getByText(qualifies)).toBeInTheDocument();
});

it('says how the reviewer chose to be named, and when the text changed', async () => {
  // Of a year that is over, which is shown whenever the tests run.
  const at = Date.UTC(2025, 10, 5, 12);
  const { user } = open([
    aReview({ created_at: at, updated_at: Date.UTC(2025, 10, 9, 12) }),
    aReview({ id: 'review-2', reviewer_name: 'Member Review', reviewer: null, is_anonymous: true }),
  ]);

  const named = await card(/Amara/);
  expect(named.getByText('Shown with the member’s name.')).toBeInTheDocument();
  expect(named.getByText('Changed Sun, Nov 9, 2025')).toBeInTheDocument();
  // The list is in the order of what it shows.
  expect(screen.getByRole('row', { name: /Amara/ })).toHaveTextContent('Nov 5');
  await user.click(screen.getByRole('link', { name: 'Member Review' }));
  expect((await card(/Member Review/)).getByText('Anonymous: shown as “Member Review”.')).toBeInTheDocument();
});

it('is narrowed to reviews under four stars, and to an event', async () => {
  const { user } = open([aReview()]);
  await card(/Amara/);

  await user.selectOptions(screen.getByLabelText('Stars'), 'Under 4 stars');
  await user.selectOptions(screen.getByLabelText('Event'), 'The Art of the Ask');

  await waitFor(() =>
    expect(sent(FeedbackDocument).at(-1)).toMatchObject({
      input: { rating_under: 4, event: 'The Art of the Ask' },
    }),
  );
  expect(location.search).toBe('?stars=few&event=The+Art+of+the+Ask');
});

it('lists the reviews, and shows the chosen one beside them', async () => {
  const { user } = open([aReview(), aReview({ id: 'review-2', reviewer_name: 'Leila Haddad', rating: 4 })]);
  await card(/Amara/);
  expect(screen.getByText('7 reviews to decide on.')).toBeInTheDocument();
  expect(screen.getByText('Review 1 of 2 on this page')).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Leila Haddad' }));

  expect(screen.getByRole('link', { name: 'Leila Haddad' })).toHaveAttribute('aria-current', 'true');
  expect((await card(/Leila/)).getByRole('heading')).toHaveTextContent(
    'Leila Haddad on Salon: The First Ten Hires',
  );
  expect(screen.queryByRole('article', { name: /Amara/ })).not.toBeInTheDocument();
  expect(location.search).toBe('?review=review-2');
});

it('puts rows of their own where the chosen filter’s are, and keeps them as they change', async () => {
  const { user } = open([aReview(), aReview({ id: 'review-2', reviewer_name: 'Leila Haddad' })]);
  await card(/Amara/);
  const rowOf = (name: RegExp) => screen.getByRole('row', { name });
  const [amara, leila] = [rowOf(/Amara/), rowOf(/Leila/)];

  await user.click(screen.getByRole('link', { name: 'Leila Haddad' }));
  expect(rowOf(/Leila/)).toBe(leila);
  respond(FeedbackDocument, {
    feedback: {
      ...answerPage([aReview({ id: 'review-2', reviewer_name: 'Leila Haddad' })]),
      totals: TOTALS,
      events: [],
    },
  });
  await user.selectOptions(screen.getByLabelText('Stars'), '5 stars');

  await waitFor(() => expect(amara).not.toBeInTheDocument());
  expect(rowOf(/Leila/)).not.toBe(leila);
});

it('reports a version conflict, and refetches', async () => {
  const { user } = open([aReview()]);
  const message = 'She has changed her review in the meantime. Please read it again.';
  respond(ModerateReviewDocument, { moderateReview: refusal('CONFLICT', message) });

  await user.click((await card(/Amara/)).getByRole('button', { name: 'Publish' }));

  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(sent(FeedbackDocument).length).toBeGreaterThan(1));
});

it('keeps the state and the kind in the address', async () => {
  const { user } = open([], '?state=hidden');
  expect(await screen.findByText('Nothing here')).toBeInTheDocument();

  await user.selectOptions(screen.getByLabelText('Type'), 'Coaching');

  expect(location.search).toBe('?state=hidden&type=Coaching');
  await waitFor(() =>
    expect(sent(FeedbackDocument).at(-1)).toMatchObject({
      input: { state: { equals: 'hidden' }, review_type: { equals: 'Coaching' } },
    }),
  );
});

it('counts each state in its tab', async () => {
  open([aReview()]);
  await card(/Amara/);

  for (const name of ['To review 7', 'Published 248', 'Hidden 19', 'All'])
    expect(screen.getByRole('tab', { name })).toBeInTheDocument();
});

it('keeps search, stars and order in the address, from the first page', async () => {
  const { user } = open([aReview()], '?state=published&page=3');
  await card(/Amara/);

  await user.type(screen.getByLabelText('Search reviews'), 'board ');
  await waitFor(() => expect(location.search).toBe('?state=published&words=board+'));
  await user.selectOptions(screen.getByLabelText('Stars'), '2 stars');
  await user.click(screen.getByRole('button', { name: 'Stars' }));

  expect(location.search).toBe('?state=published&words=board+&stars=2&sort=rating');
  await waitFor(() =>
    expect(sent(FeedbackDocument).at(-1)).toEqual({
      input: {
        state: { equals: 'published' },
        words: 'board',
        rating: 2,
        orderBy: { rating: 'asc' },
        take: 20,
        skip: 0,
      },
    }),
  );
  expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/api\/reviews\.csv\?input=.*board/),
  );
});

it('says what leaves nothing of the list, and clears it', async () => {
  const { user } = open([], '?state=hidden&words=zzz&stars=1&type=Salons');

  expect(await screen.findByText('Narrowed by “zzz”, 1 star, Salon.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear All' }));

  expect(location.search).toBe('?state=hidden');
});

const BOTH = [aReview({ updated_at: 5 }), aReview({ id: 'review-2', reviewer_name: 'Leila Haddad' })];
const AMARA = 'Select Amara Osei on Salon: The First Ten Hires';
const LEILA = 'Select Leila Haddad on Salon: The First Ten Hires';
const tick = (name: string) => screen.findByRole('checkbox', { name });

it('publishes the selected reviews after asking; one that stayed as it was stays selected, with the reason', async () => {
  const message = 'The review was changed in the meantime. Please read it again.';
  const unchanged = [{ id: 'review-2', code: 'CONFLICT', message }];
  respond(ModerateReviewsDocument, { moderateReviews: answer({ changed: ['review-1'], unchanged }) });
  const { user } = open(BOTH);
  await user.click(await tick('Select all on this page'));
  expect(screen.getByText('2 selected')).toHaveAttribute('role', 'status');

  await user.click(screen.getAllByRole('button', { name: 'Publish' })[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Publish 2 reviews?' });
  expect(sent(ModerateReviewsDocument)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Publish 2 reviews' }));

  expect(
    await screen.findByText(`Leila Haddad on Salon: The First Ten Hires: ${message}`),
  ).toBeInTheDocument();
  expect(sent(ModerateReviewsDocument)).toEqual([
    {
      input: {
        reviews: [
          { id: 'review-1', updated_at: 5 },
          { id: 'review-2', updated_at: null },
        ],
        state: 'published',
      },
    },
  ]);
  expect(await tick(AMARA)).not.toBeChecked();
  expect(await tick(LEILA)).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await tick(LEILA)).not.toBeChecked();
});

it('hides the selected reviews for one reason', async () => {
  respond(ModerateReviewsDocument, {
    moderateReviews: answer({ changed: ['review-1', 'review-2'], unchanged: [] }),
  });
  const { user } = open(BOTH);
  await user.click(await tick(AMARA));
  await user.click(await tick(LEILA));
  await user.click(screen.getAllByRole('button', { name: 'Hide' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide 2 reviews?' }));

  await user.click(dialog.getByRole('button', { name: 'Hide 2 reviews' }));
  expect(await dialog.findByText('Say why it is hidden')).toBeInTheDocument();
  expect(sent(ModerateReviewsDocument)).toEqual([]);
  await user.type(dialog.getByLabelText('Reason'), 'Names a client');
  await user.click(dialog.getByRole('button', { name: 'Hide 2 reviews' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(ModerateReviewsDocument)).toMatchObject([
    {
      input: { state: 'hidden', reason: 'Names a client', reviews: [{ id: 'review-1' }, { id: 'review-2' }] },
    },
  ]);
  expect(await tick(AMARA)).not.toBeChecked();
});

it('keeps the selection and says why when nothing could be decided', async () => {
  respond(ModerateReviewsDocument, {
    moderateReviews: refusal('FORBIDDEN', 'You are not allowed to do this.'),
  });
  const { user } = open(BOTH);
  await user.click(await tick(AMARA));
  await user.click(screen.getAllByRole('button', { name: 'Publish' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish 1 review?' }));
  await user.click(dialog.getByRole('button', { name: 'Publish review' }));

  expect(await dialog.findByText('You are not allowed to do this.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: AMARA, hidden: true })).toBeChecked();
});

it('decides on no more at once than one request may', async () => {
  const { user } = open(Array.from({ length: 51 }, (_, place) => aReview({ id: `review-${place}` })));
  await user.click(await tick('Select all on this page'));

  expect(screen.getByText('Choose up to 50 reviews at a time.')).toBeInTheDocument();
  // That of the open review.
  expect(screen.getAllByRole('button', { name: 'Publish' })).toHaveLength(1);
});

it.each([
  [['member', 'admin'], '/admin/members'],
  [['member', 'support'], '/admin/opportunities'],
  [['member', 'editor'], '/admin/feedback'],
] as const)('redirects %j to their first page', async (roles, path) => {
  renderRemote(
    <Routes>
      <Route path="/admin" element={<AdminPage />} />
    </Routes>,
    { api, manifest, route: '/admin', session: { ...testMember, roles: [...roles] } },
  );

  await waitFor(() => expect(location.pathname).toBe(path));
});
