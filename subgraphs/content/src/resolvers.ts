import * as bookmark from './modules/bookmark/bookmark.resolvers';
import * as category from './modules/category/category.resolvers';
import * as collection from './modules/collection/collection.resolvers';
import * as eventType from './modules/eventType/eventType.resolvers';
import * as pathway from './modules/pathway/pathway.resolvers';
import * as progress from './modules/progress/progress.resolvers';
import * as resource from './modules/resource/resource.resolvers';
import * as review from './modules/review/review.resolvers';
import * as rsvp from './modules/rsvp/rsvp.resolvers';
import * as salon from './modules/salon/salon.resolvers';
import * as speaker from './modules/speaker/speaker.resolvers';
import * as tag from './modules/tag/tag.resolvers';

type TypeResolvers = Record<string, Record<string, unknown>>;

const modules: readonly TypeResolvers[] = [
  bookmark,
  category,
  collection,
  eventType,
  pathway,
  progress,
  resource,
  review,
  rsvp,
  salon,
  speaker,
  tag,
];

/** Several aggregates contribute to Query, Mutation and User; each type's fields are gathered here. */
export const resolvers = modules.reduce<TypeResolvers>(
  (all, module) => {
    for (const [type, fields] of Object.entries(module)) all[type] = { ...all[type], ...fields };
    return all;
  },
  { User: { __resolveReference: ({ id }: { id: string }) => ({ id }) } },
);
