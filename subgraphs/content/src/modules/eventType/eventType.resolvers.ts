import { toListResult } from '@athenaeum/kit';
import type { EventTypeResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { EventType as Model, type EventTypeRow } from './eventType.model';

export const Query: QueryResolvers = {
  eventTypes: () =>
    toListResult(async () => {
      const data = await Model.find().sort({ position: 1 }).lean<EventTypeRow[]>();
      return { data, count: data.length };
    }),
};

export const EventType: EventTypeResolvers = { id: ({ _id }) => _id };
