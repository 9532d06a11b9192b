import { DEMO_GOALS, demoId } from '@athenaeum/kit/demo';
import type { TagRow } from '../modules/tag/tag.model';

/** The forty goals of members are also the goals of salons. */
export const tagRows = (): TagRow[] =>
  DEMO_GOALS.map(({ slug, title }) => ({ _id: demoId('tag', slug), slug, title, type: 'GOAL' }));
