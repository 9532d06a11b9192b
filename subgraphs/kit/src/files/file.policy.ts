import { hasRole, isSignedIn, type Viewer } from '../viewer';
import { PICTURE_TYPES, type FileRow } from './file.model';

/** Who may read a file. An area that shows its files to others adds its sentence here. */
export const canReadFile = (viewer: Viewer, file: FileRow): boolean =>
  isThere(file) &&
  (isHers(viewer, file) ||
    hasRole(viewer, 'admin') ||
    (isSignedIn(viewer) && isPortrait(file)) ||
    isOfContent(file));

/** Its bytes are all there and are to stay. */
const isThere = ({ state }: FileRow) => state === 'waiting' || state === 'kept';

const isHers = (viewer: Viewer, { owner_id }: FileRow) => isSignedIn(viewer) && viewer.id === owner_id;

/** What stands beside her name wherever members meet her. */
export const isPortrait = ({ state, use, type }: FileRow): boolean =>
  state === 'kept' && use === 'avatar' && (PICTURE_TYPES as readonly string[]).includes(type);

/** What stands on pages that are open to everyone. */
const isOfContent = ({ state, use }: FileRow): boolean =>
  state === 'kept' && (use === 'picture' || use === 'paper');
