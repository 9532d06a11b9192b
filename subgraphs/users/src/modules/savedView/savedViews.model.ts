import { randomUUID } from 'node:crypto';
import { VIEWED_LISTS, type ViewedList } from '@athenaeum/users-contract';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const savedView = new Schema(
  {
    id: { type: String, default: () => randomUUID() },
    name: { type: String, required: true },
    /** The name in lower case, by which it is one of hers. */
    key: { type: String, required: true },
    shown: { type: String, default: '' },
  },
  { _id: false, id: false },
);

/** The views of one list that one person has named: few, and in one place, so that their names and number hold together. */
const savedViewsSchema = new Schema(
  {
    /** `<whose>:<list>` */
    _id: { type: String, required: true },
    views: { type: [savedView], default: [] },
  },
  { collection: 'saved_views', versionKey: false },
);

export type SavedViewsRow = InferRawDocTypeFromSchema<typeof savedViewsSchema>;
export const SavedViews = model<SavedViewsRow>('SavedViews', savedViewsSchema);

/** Under which one person's views of a list are kept. */
export const viewsId = (userId: string, list: ViewedList): string => `${userId}:${list}`;

/** Under which all her views are kept. */
export const viewsOf = (userId: string): string[] => VIEWED_LISTS.map((list) => viewsId(userId, list));
