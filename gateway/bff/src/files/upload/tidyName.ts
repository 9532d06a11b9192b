const MAX_LENGTH = 120;
/** Control characters, line separators, and marks that turn the direction of what follows. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
const FOLDERS = /^.*[/\\]/s;
const UNSAFE = /[<>:"|?*;%`$]/g;

/** A safe file name for display and download: one line, no path, the extension of its actual type. */
export function tidyName(given: string, extension: string): string {
  const name = given
    .normalize('NFC')
    .replace(FOLDERS, '')
    .replace(HIDDEN, '')
    .replace(UNSAFE, ' ')
    .replace(/\.[^.]*$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const cut = [...name].slice(0, MAX_LENGTH).join('').trim();
  return `${cut || 'file'}.${extension}`;
}
