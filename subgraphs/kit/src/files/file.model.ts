import { randomUUID } from 'node:crypto';
import { model, Schema, type InferRawDocTypeFromSchema } from 'mongoose';
import { joinReads } from '../joinReads';

/** Folders for uploads, as clients name them; in the second, the owner's id follows; the last three are for content. */
export const FILE_FOLDERS = [
  'profile-docs',
  'opportunities-docs',
  'recordings',
  'resources',
  'content-files',
] as const;
export type FileFolder = (typeof FILE_FOLDERS)[number];

/** Types of stored files; pictures are re-encoded on upload. */
export const PICTURE_TYPES = ['image/webp', 'image/jpeg', 'image/png'] as const;
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;
export const FILE_TYPES = ['application/pdf', 'text/vtt', ...VIDEO_TYPES, ...PICTURE_TYPES] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** What a file is used for; content uses belong to what staff edit. */
export const CONTENT_USES = ['recording', 'captions', 'resource', 'picture', 'paper'] as const;
export type ContentUse = (typeof CONTENT_USES)[number];
export const FILE_USES = ['avatar', 'document', 'application', 'portfolio', ...CONTENT_USES] as const;
export type FileUse = (typeof FILE_USES)[number];

/**
 * arriving: the upload may be incomplete, nobody reads it. waiting: uploaded, and nothing refers to it yet.
 * kept: something refers to it. leaving: nobody reads it any more and its bytes are being deleted.
 */
export const FILE_STATES = ['arriving', 'waiting', 'kept', 'leaving'] as const;

const fileSchema = new Schema(
  {
    _id: { type: String, default: () => randomUUID() },
    /** Its name for clients and in storage: the folder and a generated name. */
    key: { type: String, required: true },
    owner_id: { type: String, required: true },
    folder: { type: String, required: true, enum: FILE_FOLDERS },
    /** The file's name at upload, sanitised. */
    name: { type: String, required: true, maxlength: 150 },
    type: { type: String, required: true, enum: FILE_TYPES },
    bytes: { type: Number, required: true },
    state: { type: String, required: true, enum: FILE_STATES, default: 'arriving' as const },
    use: { type: String, default: null, enum: [...FILE_USES, null] as const },
    created_at: { type: Number, required: true },
    /** When it entered its state. */
    since: { type: Number, required: true },
  },
  { collection: 'files', versionKey: false },
);
fileSchema.plugin(joinReads);

// A key belongs to one file.
fileSchema.index({ key: 1 }, { unique: true });
// An owner's files, oldest first, for the data export.
fileSchema.index({ owner_id: 1, created_at: 1 });
// Files to be deleted.
fileSchema.index({ state: 1, since: 1 });

export type FileRow = InferRawDocTypeFromSchema<typeof fileSchema>;
export const StoredFile = model<FileRow>('File', fileSchema);
