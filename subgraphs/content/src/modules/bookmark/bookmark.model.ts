import { randomUUID } from 'node:crypto';
import { BOOKMARK_TYPES } from '@athenaeum/content-contract';
import { joinReads } from '@athenaeum/kit';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

const bookmarkSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    user_id: { type: String, required: true },
    /** The salon, coach or collection. */
    entry_id: { type: String, required: true },
    type: { type: String, required: true, enum: BOOKMARK_TYPES },
    created_at: { type: Number, required: true },
  },
  { versionKey: false },
);
bookmarkSchema.plugin(joinReads);

// One bookmark per member and entry, however often the button is pressed.
bookmarkSchema.index({ user_id: 1, type: 1, entry_id: 1 }, { unique: true });
// What goes with an entry that staff remove.
bookmarkSchema.index({ entry_id: 1 });
// A member's bookmarks, newest first.
bookmarkSchema.index({ user_id: 1, created_at: -1 });

export type BookmarkRow = InferRawDocTypeFromSchema<typeof bookmarkSchema>;
export const Bookmark = model<BookmarkRow>('Bookmark', bookmarkSchema);
