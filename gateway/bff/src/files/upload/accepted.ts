import { hasRole, type Viewer } from '@athenaeum/kit';
import { UPLOAD_LIMITS } from '@athenaeum/users-contract';
import type { FileFolder, FileType } from '@athenaeum/kit/files';
import type { UploadType } from './typeOf';

/** How a picture is re-encoded: maximum length of its sides, and format. */
export interface Redraw {
  side: number;
  type: Extract<FileType, `image/${string}`>;
}

interface Acceptance {
  /** Bytes. */
  limit: number;
  /** A document is kept as it is. */
  redraw?: Redraw;
}

const document: Acceptance = { limit: UPLOAD_LIMITS.document };
/** Three pixels for each of the largest portrait on a page. */
const portrait: Acceptance = { limit: UPLOAD_LIMITS.avatar, redraw: { side: 512, type: 'image/webp' } };
/** Two pixels for each of the widest cover on a page. */
const cover: Acceptance = { limit: UPLOAD_LIMITS.avatar, redraw: { side: 1600, type: 'image/webp' } };
/** A page of A4 at 300 dots per inch is 3508 high. */
const scan = (type: 'image/png' | 'image/jpeg'): Acceptance => ({
  limit: UPLOAD_LIMITS.document,
  redraw: { side: 4000, type },
});

/** The maximum size of a library file, in bytes. */
const CONTENT_LIMITS = { video: 2_000_000_000, captions: 1_000_000, paper: 50_000_000 } as const;
const video: Acceptance = { limit: CONTENT_LIMITS.video };

/** What each folder takes (decisions.md, Files). Where it says nothing, nothing. */
export const ACCEPTED: Record<FileFolder, Partial<Record<UploadType, Acceptance>>> = {
  'profile-docs': {
    'application/pdf': document,
    'image/jpeg': portrait,
    'image/png': portrait,
    'image/webp': portrait,
    'image/gif': portrait,
    'image/avif': portrait,
  },
  'opportunities-docs': {
    'application/pdf': document,
    'image/jpeg': scan('image/jpeg'),
    'image/png': scan('image/png'),
  },
  recordings: {
    'video/mp4': video,
    'video/webm': video,
    'text/vtt': { limit: CONTENT_LIMITS.captions },
  },
  resources: { 'application/pdf': { limit: CONTENT_LIMITS.paper } },
  'content-files': {
    'application/pdf': document,
    'image/jpeg': cover,
    'image/png': cover,
    'image/webp': cover,
    'image/avif': cover,
  },
};

/** Folders of the library take nothing from anybody else. */
const LIBRARY: readonly FileFolder[] = ['recordings', 'resources', 'content-files'];
const isLibrarian = (viewer: Viewer): boolean => hasRole(viewer, 'editor', 'admin');
export const mayAddTo = (viewer: Viewer, folder: FileFolder): boolean =>
  !LIBRARY.includes(folder) || isLibrarian(viewer);

/** The folder is only known once all of it has come in. */
export const largestOf = (viewer: Viewer): number =>
  isLibrarian(viewer) ? CONTENT_LIMITS.video : Math.max(UPLOAD_LIMITS.document, UPLOAD_LIMITS.avatar);

/** The message when a file is of no accepted type. */
export const ACCEPTED_TYPES: Record<FileFolder, string> = {
  'profile-docs': 'Choose a PDF of up to 10 MB or a picture of up to 5 MB.',
  'opportunities-docs': 'Choose a PDF, PNG or JPEG of up to 10 MB.',
  recordings: 'Choose an MP4 or WebM of up to 2 GB, or captions as WebVTT of up to 1 MB.',
  resources: 'Choose a PDF of up to 50 MB.',
  'content-files': 'Choose a picture of up to 5 MB or a PDF of up to 10 MB.',
};
