import { Route, Routes } from '@athenaeum/shell-contract';
import {
  failWith,
  renderRemote,
  respond,
  respondLater,
  sent,
  testMember,
} from '@athenaeum/shell-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { api } from '../api';
import { assignLocation } from '@athenaeum/shell-contract/location';
import { CheckoutDocument } from '../features/checkout/__generated__/checkout';
import { PortfolioDocument } from '../features/portfolio/__generated__/portfolio';
import type { OwnPortfolio, PortfolioOrder, PortfolioService } from '../features/portfolio/portfolio.api';
import { CreatePortfolioReviewDocument } from '../features/portfolioFeedback/__generated__/createReview';
import {
  PortfolioReviewDocument,
  type PortfolioReviewQuery,
} from '../features/portfolioFeedback/__generated__/portfolioReview';
import { UpdatePortfolioReviewDocument } from '../features/portfolioFeedback/__generated__/updateReview';
import { answer, anOrder, anOrderLine, aProduct, refusal } from '../testing/coaching';
import PortfolioFeedbackPage from './PortfolioFeedbackPage';
import PortfolioPage from './PortfolioPage';

jest.mock('@athenaeum/shell-contract/location');
beforeEach(() => {
  jest.mocked(assignLocation).mockReset();
  localStorage.clear();
});

const open = (route: string) =>
  renderRemote(
    <Routes>
      <Route path="/expert-strategists/bcp" element={<PortfolioPage />} />
      <Route path="/expert-strategists/bcp/feedback" element={<PortfolioFeedbackPage />} />
    </Routes>,
    { api, route },
  );

type Review = NonNullable<PortfolioService['reviews']>[number];
type ReviewedPortfolio = NonNullable<NonNullable<PortfolioReviewQuery['bcp']>['data']>;

const career = aProduct({
  id: 'branded-career-portfolio',
  kind: 'PORTFOLIO',
  title: 'Branded Career Portfolio',
});
const board = aProduct({
  id: 'branded-board-portfolio',
  kind: 'PORTFOLIO',
  title: 'Branded Board Portfolio',
});
const refresh = aProduct({ id: 'brand-package-updated', kind: 'ADD_ON', title: 'Portfolio refresh' });
const aReview = (id: string, more: Partial<Review> = {}): Review => ({
  id,
  rating: 5,
  feedback: `The writer found the sentence I had looked for, ${id}.`,
  reviewer_name: 'Member Review',
  reviewer: null,
  created_at: Date.now(),
  ...more,
});

const landing = (
  bcp: Partial<PortfolioService> = {},
  orders: PortfolioOrder[] = [],
  portfolios: OwnPortfolio[] = [],
) =>
  respond(PortfolioDocument, {
    bcp: answer({ id: 'bcp', examples: [], products: [career, board, refresh], reviews: [], ...bcp }),
    orders: answer(orders),
    portfolios: answer(portfolios),
  });

describe('the Branded Career Portfolio', () => {
  it('lists the benefits and sells two portfolios', async () => {
    landing();
    const { user } = open('/expert-strategists/bcp');
    respond(CheckoutDocument, { checkout: answer({ url: '/pay' }) });

    for (const benefit of [
      'Reinforce or transform your professional image',
      'Stand out confidently',
      'Attract desirable opportunities',
      'Win interviews and offers',
    ])
      expect(screen.getByRole('heading', { name: benefit })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Buy Branded Board Portfolio' }));

    expect(screen.getAllByRole('article')).toHaveLength(2);
    await waitFor(() => expect(assignLocation).toHaveBeenCalledWith('/pay'));
    expect(sent(CheckoutDocument)).toEqual([
      { input: { items: [{ product_id: 'branded-board-portfolio', quantity: 1 }] } },
    ]);
    expect(screen.getByRole('link', { name: 'Explore Add Ons' })).toHaveAttribute(
      'href',
      '/manage-plan#add-ons',
    );
  });

  it('shows four reviews at most, only with words and a rating above 3', async () => {
    const reviews = [
      aReview('poor', { rating: 3 }),
      aReview('silent', { feedback: null }),
      ...['a', 'b', 'c', 'd', 'e'].map((id) => aReview(id)),
    ];
    landing({ reviews });
    open('/expert-strategists/bcp');

    const said = await screen.findByRole('region', { name: 'What Members Are Saying' });
    expect(await within(said).findAllByRole('listitem')).toHaveLength(4);
    expect(within(said).queryByText(/poor/)).not.toBeInTheDocument();
    expect(within(said).getByRole('link', { name: 'Leave Review' })).toBeInTheDocument();
  });

  it('shows examples where there are any', async () => {
    landing({
      examples: [{ id: '1', title: 'A board biography', asset: '/files/public/bcp/biography.pdf' }],
    });
    open('/expert-strategists/bcp');

    expect(await screen.findByRole('link', { name: 'A board biography' })).toHaveAttribute(
      'href',
      '/files/public/bcp/biography.pdf',
    );
  });

  it.each([
    ['paid' as const, /You ordered the Branded Career Portfolio/],
    ['open' as const, 'You haven’t paid for the Branded Career Portfolio yet.'],
    ['refused' as const, 'Your payment for the Branded Career Portfolio was declined.'],
  ])('shows the order that is %s', async (status, words) => {
    const lines = [anOrderLine({ product_id: career.id, title: career.title })];
    landing({}, [anOrder(), anOrder({ id: '4', status, lines })]);
    open('/expert-strategists/bcp');

    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('keeps its texts and offers Retry when the rest did not load', async () => {
    respond(
      PortfolioDocument,
      failWith([{ path: ['bcp'], code: 'UNAVAILABLE' }], { bcp: null, orders: null, portfolios: null }),
    );
    const { user } = open('/expert-strategists/bcp');
    const retry = await screen.findByRole('button', { name: 'Retry' });

    landing();
    await user.click(retry);

    expect(await screen.findByRole('button', { name: 'Buy Branded Career Portfolio' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Stand out confidently' })).toBeInTheDocument();
  });
});

describe('leaving a review of the portfolio', () => {
  const ROUTE = '/expert-strategists/bcp/feedback';
  const survey = (more: Partial<ReviewedPortfolio> = {}) =>
    respond(PortfolioReviewDocument, {
      bcp: answer({ id: 'bcp', can_review: true, my_review: null, ...more }),
    });
  const submit = () => screen.findByRole('button', { name: 'Submit' });
  const writer = () => screen.getByRole('textbox', { name: /your writer/ });

  it('is possible once there is a rating and a name, and says what is missing until then', async () => {
    survey();
    const { user } = open(ROUTE);
    expect(await submit()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Still missing: your rating and your writer’s name.')).toBeInTheDocument();

    await user.type(writer(), '  ');
    await user.click(screen.getByRole('radio', { name: 'Excellent' }));
    expect(screen.getByText('Still missing: your writer’s name.')).toBeInTheDocument();
    await user.click(await submit());
    expect(sent(CreatePortfolioReviewDocument)).toEqual([]);

    await user.type(writer(), 'Beatrice Lund');
    expect(await submit()).not.toHaveAttribute('aria-disabled');
  });

  it('sends the review, and thanks the member', async () => {
    survey();
    const { user } = open(ROUTE);
    respond(CreatePortfolioReviewDocument, { createReview: answer({ id: '1' }) });

    await submit();
    await user.type(writer(), 'Beatrice Lund');
    await user.click(screen.getByRole('radio', { name: 'Good' }));
    await user.type(screen.getByRole('textbox', { name: /another member/ }), 'Clear and quick.');
    await user.click(screen.getByRole('checkbox', { name: 'Post my review anonymously.' }));
    await user.click(await submit());

    expect(await screen.findByRole('heading', { name: 'Thank you for your review' })).toBeInTheDocument();
    expect(sent(CreatePortfolioReviewDocument)).toEqual([
      {
        input: {
          userId: testMember.id,
          reviewType: 'BCP',
          rating: 4,
          name: 'Beatrice Lund',
          feedback: 'Clear and quick.',
          isAnonymous: true,
          privateFeedback: false,
        },
      },
    ]);
  });

  it('changes the existing review', async () => {
    survey({
      my_review: {
        id: 'mine',
        rating: 3,
        feedback: 'Fine.',
        is_anonymous: false,
        writer_name: 'Beatrice Lund',
        state: 'pending',
      },
    });
    const { user } = open(ROUTE);
    respond(UpdatePortfolioReviewDocument, { updateReview: answer({ id: 'mine' }) });

    await user.click(await screen.findByRole('radio', { name: 'Excellent' }));
    await user.click(await submit());

    await waitFor(() =>
      expect(sent(UpdatePortfolioReviewDocument)).toMatchObject([
        { input: { id: 'mine', rating: 5, name: 'Beatrice Lund' } },
      ]),
    );
  });

  it('keeps the text when it was refused, and through a reload', async () => {
    survey();
    const { user, unmount } = open(ROUTE);
    respond(CreatePortfolioReviewDocument, {
      createReview: refusal('CONFLICT', 'You have already reviewed this.'),
    });
    await submit();
    await user.type(writer(), 'Beatrice Lund');
    await user.click(screen.getByRole('radio', { name: 'Good' }));
    await user.click(await submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('You have already reviewed this.');
    unmount();

    open(ROUTE);

    await submit();
    await waitFor(() => expect(writer()).toHaveValue('Beatrice Lund'));
    expect(screen.getByRole('radio', { name: 'Good' })).toBeChecked();
  });

  it('notifies a member who has left the page that it was not sent', async () => {
    survey();
    const { user, platform, unmount } = open(ROUTE);
    const answerNow = respondLater(CreatePortfolioReviewDocument, {
      createReview: refusal('CONFLICT', 'You have already reviewed this.'),
    });
    await submit();
    await user.type(writer(), 'Beatrice Lund');
    await user.click(screen.getByRole('radio', { name: 'Good' }));
    await user.click(await submit());
    await waitFor(() => expect(sent(CreatePortfolioReviewDocument)).toHaveLength(1));
    unmount();

    answerNow();

    await waitFor(() =>
      expect(platform.events).toContainEqual(
        expect.objectContaining({ message: 'We couldn’t send your review. You have already reviewed this.' }),
      ),
    );
  });

  it('says who may review when the member has had none written', async () => {
    survey({ can_review: false });
    open(ROUTE);

    expect(await screen.findByRole('heading', { name: 'There’s nothing to review yet' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  });

  it('offers Retry when the survey did not load', async () => {
    respond(PortfolioReviewDocument, failWith([{ code: 'UNAVAILABLE' }]));
    const { user } = open(ROUTE);
    const retry = await screen.findByRole('button', { name: 'Retry' });

    survey();
    await user.click(retry);

    expect(await submit()).toBeInTheDocument();
  });
});
