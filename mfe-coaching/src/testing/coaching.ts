import { answerPage, testMember } from '@athenaeum/shell-contract/testing';
import type { PlacedOrder } from '../features/checkout';
import type { Coach } from '../features/coachProfile';
import type { Credits, Order, Product } from '../features/plan';

export { answer, refusal } from '@athenaeum/shell-contract/testing';

export const list = <const Item = never>(...items: Item[]) => answerPage(items);

/** A coach who is booked here. Override only what matters to a test. */
export const aCoach = (more: Partial<Coach> = {}): Coach => ({
  id: 'maya',
  slug: 'maya-chen',
  name: 'Maya Chen',
  title: null,
  avatar: null,
  short_bio: null,
  next_free: null,
  sessions_held: 0,
  rating: null,
  description: null,
  coaching_style: null,
  can_help_with: [],
  schedule_link: null,
  timezone: 'America/Los_Angeles',
  filename: null,
  captions: null,
  transcript: [],
  thumbnail: null,
  coach_relations: [],
  resourcesCollection: { items: [] },
  reviews: [],
  can_review: false,
  my_review: null,
  ...more,
});

/** A member's review of a coach, before moderation. */
export const aCoachReview = (more: Partial<OwnReview> = {}): OwnReview => ({
  id: 'r',
  rating: 5,
  feedback: 'Kind and blunt.',
  is_anonymous: false,
  state: 'pending',
  ...more,
});

type OwnReview = NonNullable<Coach['my_review']>;

/** Three hours of coaching as the shop shows them. */
export const aProduct = (more: Partial<Product> = {}): Product => ({
  id: 'coaching-time-180',
  kind: 'TIME',
  title: '3 hours of coaching',
  description: 'Enough to prepare an interview properly.',
  price: 69_000,
  currency: 'USD',
  minutes: 180,
  ...more,
});

/** An order with the fields of all operations; paid unless overridden. */
export function anOrder({ status = 'paid', ...more }: Partial<AnOrder> = {}): AnOrder {
  const isPaid = status === 'paid';
  return {
    id: '33333333-3333-4333-8333-333333333333',
    status,
    lines: [anOrderLine()],
    total: 69_000,
    currency: 'USD',
    created_at: Date.now(),
    expires_at: Date.now() + 86_400_000,
    paid_at: isPaid ? Date.now() : null,
    invoice_id: isPaid ? 'in_1042' : null,
    refunded: 0,
    discarded_at: null,
    ...more,
  };
}

export const anOrderLine = (more: Partial<OrderLine> = {}): OrderLine => ({
  product_id: 'coaching-time-180',
  title: '3 hours of coaching',
  quantity: 1,
  unit_price: 69_000,
  minutes: 180,
  ...more,
});

type OrderLine = Order['lines'][number] & PlacedOrder['lines'][number];
type AnOrder = Omit<Order, 'lines'> & Pick<PlacedOrder, 'discarded_at'> & { lines: OrderLine[] };

/** The viewer, with two hours of coaching time. */
export const memberWithCredits = (more: Partial<Credits> = {}) => ({
  ok: true,
  data: { id: testMember.id, credits: { id: 'credits', quantity: 120, held: 0, ledger: [], ...more } },
});
