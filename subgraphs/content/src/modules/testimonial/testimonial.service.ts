import type { Page, Viewer } from '@athenaeum/kit';
import type { ContentLoaders } from '../../loaders';
import type { ReviewRow } from '../review/review.model';
import { listReviews, selectedReviews } from '../review/review.service';
import { Testimonial, type TestimonialRow } from './testimonial.model';

/** Testimonials shown: 3 (community, section 9). */
const SHOWN = 3;

/** The chosen ones that may still be shown, in the editor's order, filled up with the newest. */
export async function listTestimonials(viewer: Viewer, loaders: ContentLoaders): Promise<Page<ReviewRow>> {
  const [chosen, newest] = await Promise.all([
    Testimonial.find().sort({ position: 1, _id: 1 }).lean<TestimonialRow[]>(),
    listReviews(viewer, loaders, { review_type: { equals: 'Salons' }, take: SHOWN }),
  ]);
  const shown = await selectedReviews(chosen.map(({ review_id }) => review_id));
  const first = chosen.flatMap(({ review_id }) => shown.find(({ _id }) => _id === review_id) ?? []);
  const rest = newest.data.filter(({ _id }) => !shown.some((review) => review._id === _id));
  const data = [...first, ...rest].slice(0, SHOWN);
  return { data, count: data.length };
}
