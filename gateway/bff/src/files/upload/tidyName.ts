const MAX_LENGTH = 120;
/** Control characters, line separators, and marks that turn the direction of what follows. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
const FOLDERS = /^.*[/\\]/s;
const UNSAFE = /[<>:"|?*;%`$]/g;

/** What a file was called where it came from, as it may be shown and saved: one line, no path, the extension of what it is. */
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
