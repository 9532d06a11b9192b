/** Names the server gives: folders and a file, no dots that climb and none that hide. */
const KEY = /^[\w-]+(\/[\w-]+)*\/[\w-]+(\.[\w-]+)+$/;
const MAX_KEY_LENGTH = 300;

/** Whether this could be a name we gave. Other keys never reach storage. */
export const isKey = (key: string): boolean => key.length <= MAX_KEY_LENGTH && KEY.test(key);

export function mustBeKey(key: string): string {
  if (!isKey(key)) throw new Error('Not a name of ours for a file');
  return key;
}
