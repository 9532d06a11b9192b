const FOLDER = 'profile-docs/';
/** Answers with the portrait stored under a name to everyone who is signed in. */
export const PORTRAITS_PATH = '/files/portraits';

/**
 * What a page can show of an avatar as it is stored: an http address or a path of ours as it stands, the key of an
 * upload as the path that serves it. Anything else shows nothing.
 */
export function portraitAddress(avatar: string | null | undefined): string | null {
  if (!avatar) return null;
  if (/^(https?:\/\/|\/(?![/\\]))/.test(avatar)) return avatar;
  return avatar.startsWith(FOLDER) ? `${PORTRAITS_PATH}/${avatar.slice(FOLDER.length)}` : null;
}

/** The key behind such a path. */
export const portraitKey = (name: string): string => FOLDER + name;
