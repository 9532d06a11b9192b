import { toListResult } from '@athenaeum/kit';
import { EventType as Model, type EventTypeRow } from './eventType.model';

export const Query = {
  eventTypes: () =>
    toListResult(async () => {
      const data = await Model.find().sort({ position: 1 }).lean<EventTypeRow[]>();
      return { data, count: data.length };
    }),
};

export const EventType = { id: ({ _id }: EventTypeRow) => _id };
