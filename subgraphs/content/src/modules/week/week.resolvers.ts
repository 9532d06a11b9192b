import { toResult } from '@athenaeum/kit';
import type { QueryResolvers } from '../../__generated__/resolvers';
import { salonWeeks } from './salonWeeks';

export const Query: QueryResolvers = {
  salonWeeks: (_root, { weeks }) => toResult(() => salonWeeks(weeks)),
};
