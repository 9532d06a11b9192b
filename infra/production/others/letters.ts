import assert from 'node:assert/strict';
import type { Letter } from './postfix';

interface Expected {
  /** Whose name the letter is addressed to, where there is one. */
  name?: string;
  /** Whether it is of a list, and can be unsubscribed from by one click. */
  isOfList?: boolean;
}

const BYTES_BEYOND_ASCII = /[^\x00-\x7f]/;

/** What is true of every letter as it lies in the spool of another's mail server; throws with what is not. */
export function assertWellMade(letter: Letter, { name, isOfList = false }: Expected = {}): void {
  const { from, to, html, text } = letter;
  assert.equal(from?.address, 'no-reply@example.org');
  if (name) assert.equal(to?.[0]?.name, name);
  assert.match(letter.messageId ?? '', /^<[\w-]+@example\.org>$/);
  assert.equal(letter.header('auto-submitted'), 'auto-generated');
  assert.ok(letter.date, 'it has no date');
  assert.match(letter.header('content-type') ?? '', /^multipart\//);
  assert.ok(html && text && text.trim().length > 40, 'it has not both words and HTML');
  assert.match(
    letter.header('received') ?? '',
    /using TLSv1\.[23].*with ESMTPS/,
    'it did not come by STARTTLS',
  );
  const [headers = ''] = letter.source.split(/\r?\n\r?\n/);
  assert.doesNotMatch(headers, BYTES_BEYOND_ASCII, 'a header is not encoded');
  const list = letter.header('list-unsubscribe');
  if (!isOfList) return assert.equal(list, undefined);
  assert.match(list ?? '', /^<https:\/\/portal\.athenaeum\.test:\d+\/\S+>$/);
  assert.equal(letter.header('list-unsubscribe-post'), 'List-Unsubscribe=One-Click');
}

/** The calendar of a letter, its folded lines joined, LF after each; throws unless it is a part with the method that the file has. */
export function calendarOf(letter: Letter, method: string): string {
  assert.match(letter.source, new RegExp(`Content-Type: text/calendar;[^:]*method=${method}`, 'i'));
  const file = letter.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  assert.ok(file, 'it has no calendar');
  const text =
    typeof file.content === 'string' ? file.content : Buffer.from(file.content as ArrayBuffer).toString();
  // A mail server keeps lines as its machine does.
  const joined = text.replace(/\r?\n[ \t]/g, '').replace(/\r\n/g, '\n');
  assert.match(joined, /^BEGIN:VCALENDAR\n/);
  assert.match(joined, new RegExp(`^METHOD:${method}$`, 'm'));
  return joined;
}

/** The first address in the words of a letter that has `path`; throws when there is none. */
export function linkIn(letter: Letter, path: string): string {
  const found = letter.text?.match(/https:\/\/[^\s>)\]]+/g)?.find((link) => link.includes(path));
  assert.ok(found, `it has no link with ${path}`);
  return found;
}
