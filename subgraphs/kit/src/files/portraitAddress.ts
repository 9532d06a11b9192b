const FOLDER = 'profile-docs/';
/** Serves portraits to everybody who is signed in. */
export const PORTRAITS_PATH = '/files/portraits';

/**
 * The address of a stored avatar: an http address or a path of ours is returned as it is, the key of an upload as the path
 * that serves it. Null for anything else.
 */
export function portraitAddress(avatar: string | null | undefined): string | null {
  if (!avatar) return null;
  if (/^(https?:\/\/|\/(?![/\\]))/.test(avatar)) return avatar;
  return avatar.startsWith(FOLDER) ? `${PORTRAITS_PATH}/${avatar.slice(FOLDER.length)}` : null;
}

/** The key of a portrait, from its name in that path. */
export const portraitKey = (name: string): string => FOLDER + name;
