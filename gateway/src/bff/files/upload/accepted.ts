import { UPLOAD_LIMITS } from '@athenaeum/users-contract';
import type { FileFolder, FileType } from '@athenaeum/kit/files';
import type { UploadType } from './typeOf';

/** How a picture is drawn anew: no longer on any side, in this format. */
export interface Redraw {
  side: number;
  type: Exclude<FileType, 'application/pdf'>;
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
/** A page of A4 at 300 dots per inch is 3508 high. */
const scan = (type: 'image/png' | 'image/jpeg'): Acceptance => ({
  limit: UPLOAD_LIMITS.document,
  redraw: { side: 4000, type },
});

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
};

export const LARGEST_UPLOAD = Math.max(UPLOAD_LIMITS.document, UPLOAD_LIMITS.avatar);

/** What a person is told when hers is not among them. */
export const TAKEN: Record<FileFolder, string> = {
  'profile-docs': 'Choose a PDF of up to 10 MB or a picture of up to 5 MB.',
  'opportunities-docs': 'Choose a PDF, PNG or JPEG of up to 10 MB.',
};
