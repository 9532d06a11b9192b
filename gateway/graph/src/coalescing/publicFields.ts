import type { Operation } from '../operations/operation';

/** Fields with the same answer for every visitor: the library's public side and the agreement. */
const PUBLIC_FIELDS = new Set([
  'agreements',
  'categories',
  'category',
  'collection',
  'collections',
  'eventTypes',
  'hostGroups',
  'reviews',
  'salon',
  'salons',
  'speaker',
  'speakers',
  'tag',
  'tags',
  'testimonials',
]);

export const asksOnlyPublic = ({ roots }: Operation): boolean =>
  roots.every(({ name }) => PUBLIC_FIELDS.has(name.value) || name.value === '__typename');
