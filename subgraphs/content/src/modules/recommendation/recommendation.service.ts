import { LIBRARY_LIMITS } from '@athenaeum/content-contract';
import { Progress } from '../progress/progress.model';
import { Salon, type SalonRow } from '../salon/salon.model';
import { listed } from '../salon/salon.policy';
import { Tag, type TagRow } from '../tag/tag.model';

export interface RecommendationRow {
  salon: SalonRow;
  because: TagRow;
}

/** Three reads, however many goals she has and however many salons carry them. */
export async function recommend(
  memberId: string,
  goals: readonly string[],
  now: number,
): Promise<RecommendationRow[]> {
  const slugs = [...new Set(goals.map(goalSlug))];
  if (slugs.length === 0) return [];
  const [tags, watched] = await Promise.all([
    Tag.find({ slug: { $in: slugs } }).lean<TagRow[]>(),
    Progress.distinct('salon_id', { user_id: memberId, watched: true }),
  ]);
  const salons = await Salon.find({
    ...listed(now),
    tag_ids: { $in: tags.map(({ _id }) => _id) },
    _id: { $nin: watched },
    // What never takes place, or cannot be watched any more, is no advice.
    salon_status: null,
    $or: [{ live_until: { $gt: now } }, { filename: { $gt: '' } }],
  })
    .sort({ date: -1, _id: 1 })
    .limit(LIBRARY_LIMITS.recommended)
    .lean<SalonRow[]>();
  // In the order of her goals, so that the first of them is named.
  const hers = slugs.flatMap((slug) => tags.filter((tag) => tag.slug === slug));
  return salons.flatMap((salon) => {
    const because = hers.find(({ _id }) => salon.tag_ids.includes(_id));
    return because ? [{ salon, because }] : [];
  });
}

/** The title of a goal, with hyphens for its spaces, is the slug of its tag (specification 7). */
const goalSlug = (title: string): string => title.trim().toLowerCase().replace(/\s+/gu, '-');
