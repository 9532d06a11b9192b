import { CONTENT_MESSAGES, PORTFOLIO_SERVICE, type ReviewType } from '@athenaeum/content-contract';
import { indexedText, notFound, Refusal, type Viewer } from '@athenaeum/kit';
import type { ContentLoaders } from '../../loaders';
import { Pathway, type PathwayRow } from '../pathway/pathway.model';
import { Salon, type SalonRow } from '../salon/salon.model';
import { ifVisible } from '../salon/participation';
import { canReview } from './review.policy';

/** What a review is about. */
export interface Reviewed {
  review_type: ReviewType;
  entry_id: string;
  /** Its id in the content store; ours where it has none there. */
  contentful_id: string;
  event_title: string;
}

/** What a member wants to review, if visible and allowed; otherwise a specific refusal. */
export async function reviewedBy(
  viewer: Viewer,
  loaders: ContentLoaders,
  type: ReviewType,
  name: string | null | undefined,
): Promise<Reviewed> {
  const thing = await thingNamed(viewer, loaders, type, name ?? '');
  if (await canReview(viewer, loaders, type, thing.entry_id)) return thing;
  throw new Refusal('FORBIDDEN', CONTENT_MESSAGES.reviewAfter[type]);
}

async function thingNamed(
  viewer: Viewer,
  loaders: ContentLoaders,
  review_type: ReviewType,
  name: string,
): Promise<Reviewed> {
  if (review_type === 'Salons') {
    const salon = await ifVisible(viewer, await salonNamed(name), loaders.participation);
    if (!salon) throw notFound('event');
    return aboutSalon(salon);
  }
  if (review_type === 'Pathways') return aboutPathway(await pathwayNamed(name));
  const entry_id = review_type === 'BCP' ? PORTFOLIO_SERVICE : name;
  // Coaches belong to another domain: an unknown one is answered like one without a session.
  const event_title = (await loaders.myReviewRight.load(entry_id))?.title ?? '';
  return { review_type, entry_id, contentful_id: entry_id, event_title };
}

export const aboutSalon = ({ _id, contentful_id, title }: SalonRow): Reviewed => ({
  review_type: 'Salons',
  entry_id: _id,
  contentful_id: contentful_id ?? _id,
  event_title: title,
});

export function aboutPathway(pathway: PathwayRow | null): Reviewed {
  if (!pathway) throw notFound('pathway');
  const { _id, title } = pathway;
  return { review_type: 'Pathways', entry_id: _id, contentful_id: _id, event_title: title };
}

export const salonNamed = async (name: string): Promise<SalonRow | null> =>
  (await Salon.findById(name).lean<SalonRow>()) ??
  Salon.findOne({ contentful_id: indexedText(name) }).lean<SalonRow>();

export const pathwayNamed = (name: string): Promise<PathwayRow | null> =>
  Pathway.findById(name).lean<PathwayRow>().exec();
