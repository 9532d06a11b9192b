import { randomUUID } from 'node:crypto';
import { VIEWED_LISTS, type ViewedList } from '@athenaeum/users-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const savedView = new Schema(
  {
    id: { type: String, default: () => randomUUID() },
    name: { type: String, required: true },
    /** The name in lower case, which is unique for the owner. */
    key: { type: String, required: true },
    shown: { type: String, default: '' },
  },
  { _id: false, id: false },
);

/** All saved views of one list and one person, in one record, so that names and limit can be enforced together. */
const savedViewsSchema = new Schema(
  {
    /** `<whose>:<list>` */
    _id: { type: String, required: true },
    views: { type: [savedView], default: [] },
  },
  { collection: 'saved_views', versionKey: false },
);
savedViewsSchema.plugin(joinReads);

export type SavedViewsRow = InferRawDocTypeFromSchema<typeof savedViewsSchema>;
export const SavedViews = model<SavedViewsRow>('SavedViews', savedViewsSchema);

/** The id of a person's views of a list. */
export const viewsId = (userId: string, list: ViewedList): string => `${userId}:${list}`;

/** The prefix of the ids of a person's views. */
export const viewsOf = (userId: string): string[] => VIEWED_LISTS.map((list) => viewsId(userId, list));
