import { DEMO_GOALS, demoId } from '@athenaeum/kit/demo';
import type { TagRow } from '../modules/tag/tag.model';

/** The forty goals members choose from are the goals that salons carry. */
export const tagRows = (): TagRow[] =>
  DEMO_GOALS.map(({ slug, title }) => ({ _id: demoId('tag', slug), slug, title, type: 'GOAL' }));
