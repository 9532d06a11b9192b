import { randomUUID } from 'node:crypto';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';

/** Where uploads go, as clients name it; the second is followed by the id of whose it is, the last three are for content. */
export const FILE_FOLDERS = [
  'profile-docs',
  'opportunities-docs',
  'recordings',
  'resources',
  'content-files',
] as const;
export type FileFolder = (typeof FILE_FOLDERS)[number];

/** What a stored file can be; pictures as they were drawn again, never as they came. */
export const PICTURE_TYPES = ['image/webp', 'image/jpeg', 'image/png'] as const;
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;
export const FILE_TYPES = ['application/pdf', 'text/vtt', ...VIDEO_TYPES, ...PICTURE_TYPES] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** What something needs it for: of hers, or, the last five, of the content that staff look after. */
export const CONTENT_USES = ['recording', 'captions', 'resource', 'picture', 'paper'] as const;
export type ContentUse = (typeof CONTENT_USES)[number];
export const FILE_USES = ['avatar', 'document', 'application', 'portfolio', ...CONTENT_USES] as const;
export type FileUse = (typeof FILE_USES)[number];

/**
 * arriving: its bytes may not all be there, nobody reads it. waiting: it is there and nothing refers to it yet.
 * kept: something refers to it. leaving: nobody reads it any more and its bytes are taken away.
 */
export const FILE_STATES = ['arriving', 'waiting', 'kept', 'leaving'] as const;

const fileSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    /** What clients call it and where storage keeps it: folder and a name of ours. */
    key: { type: String, required: true },
    owner_id: { type: String, required: true },
    folder: { type: String, required: true, enum: FILE_FOLDERS },
    /** What it was called where it came from, made harmless. */
    name: { type: String, required: true, maxlength: 150 },
    type: { type: String, required: true, enum: FILE_TYPES },
    bytes: { type: Number, required: true },
    state: { type: String, required: true, enum: FILE_STATES, default: 'arriving' as const },
    use: { type: String, default: null, enum: [...FILE_USES, null] as const },
    created_at: { type: Number, required: true },
    /** When its state began. */
    since: { type: Number, required: true },
  },
  { collection: 'files', versionKey: false },
);

// A key is one file's.
fileSchema.index({ key: 1 }, { unique: true });
// What somebody has stored, oldest first, for her export.
fileSchema.index({ owner_id: 1, created_at: 1 });
// What is to be taken away.
fileSchema.index({ state: 1, since: 1 });

export type FileRow = InferRawDocTypeFromSchema<typeof fileSchema>;
export const StoredFile = model<FileRow>('File', fileSchema);
