import { hasRole, isSignedIn, type Viewer } from '../viewer';
import { PICTURE_TYPES, type FileRow } from './file.model';

/** Who may read a file. A domain that shows its files to others adds its rule here. */
export const canReadFile = (viewer: Viewer, file: FileRow): boolean =>
  isThere(file) &&
  (isOwner(viewer, file) ||
    hasRole(viewer, 'admin') ||
    (isSignedIn(viewer) && isPortrait(file)) ||
    isOfContent(file));

/** Completely uploaded, and neither discarded nor being deleted. */
const isThere = ({ state }: FileRow) => state === 'waiting' || state === 'kept';

const isOwner = (viewer: Viewer, { owner_id }: FileRow) => isSignedIn(viewer) && viewer.id === owner_id;

/** A portrait, shown beside the name wherever members meet the owner. */
export const isPortrait = ({ state, use, type }: FileRow): boolean =>
  state === 'kept' && use === 'avatar' && (PICTURE_TYPES as readonly string[]).includes(type);

/** A file shown on public pages. */
const isOfContent = ({ state, use }: FileRow): boolean =>
  state === 'kept' && (use === 'picture' || use === 'paper');
