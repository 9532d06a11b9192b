import { anonymousReviewer, testimonialForm } from '@athenaeum/content-contract';
import { Refusal } from '@athenaeum/kit';
import { entriesIn, type EntryKind, type EntryRow } from '@athenaeum/kit/entries';
import { Review, type ReviewRow } from '../../review/review.model';
import { SELECTED } from '../../review/review.service';
import { Testimonial } from '../../testimonial/testimonial.model';
import { LIBRARY } from './references';

const NOT_SELECTED =
  'Only a published review with words and at least four stars can be shown. Choose another.';

/** Reviews that an editor has chosen for the public site. */
export const testimonials: EntryKind = {
  mayEdit: LIBRARY.mayEdit,
  noun: 'testimonial',
  model: entriesIn(Testimonial),
  title: 'review_id',
  fields: Object.keys(testimonialForm.shape),
  operations: { save: 'saveTestimonial', remove: 'removeTestimonial', arrange: 'arrangeLibrary' },
  unique: { field: 'review_id', taken: 'This review is among the testimonials already.' },
  order: { field: 'position', from: 0 },
  async prepare(values, _before, session) {
    const where = { ...SELECTED, _id: values.review_id as string };
    if (!(await Review.findOne(where).session(session).lean()))
      throw new Refusal('INVALID', NOT_SELECTED, { review_id: NOT_SELECTED });
    return values;
  },
  async titlesOf(rows) {
    const reviews = await reviewsOf(rows);
    return reviews.map((review) => (review ? writtenBy(review) : 'A review that is not there any more'));
  },
  async detailsOf(rows) {
    return (await reviewsOf(rows)).map((review) => review && wordsOf(review));
  },
};

async function reviewsOf(rows: readonly EntryRow[]): Promise<(ReviewRow | null)[]> {
  const ids = rows.map(({ review_id }) => review_id as string);
  const found = new Map(
    (await Review.find({ _id: { $in: ids } }).lean<ReviewRow[]>()).map((review) => [review._id, review]),
  );
  return ids.map((id) => found.get(id) ?? null);
}

/** As readers see it: without the name of an anonymous reviewer. */
export const writtenBy = ({ is_anonymous, reviewer_name, event_title }: ReviewRow): string => {
  const name = is_anonymous || !reviewer_name ? anonymousReviewer : reviewer_name;
  return event_title ? `${name}, ${event_title}` : name;
};

const SHOWN = 160;

export const wordsOf = ({ feedback, state }: ReviewRow): string => {
  const words = feedback?.trim() ?? '';
  const short = words.length > SHOWN ? `${words.slice(0, SHOWN).trimEnd()}…` : words;
  return state === 'published' ? short : `Hidden: ${short}`;
};
