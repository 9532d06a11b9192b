export interface Cue {
  /** Seconds. */
  start: number;
  end: number;
  text: string;
  /** Title of the chapter that begins with this cue: from a note before it, `NOTE Chapter: Anchor high`. */
  chapter?: string;
}

const TIMES =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;
/** Longer than any cue, and than any event. */
const LIMITS = { text: 2000, chapter: 120, cues: 20_000 } as const;

/** The cues of a WebVTT file, in order; null when it is not one. Styles, voices and notes are left out. */
export function cuesOf(file: string): Cue[] | null {
  const [head = '', ...blocks] = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(head)) return null;
  const cues: Cue[] = [];
  let chapter: string | undefined;
  for (const block of blocks) {
    const lines = block.split('\n').filter((line) => line.trim());
    // A cue may have an identifier before its times.
    const at = lines.findIndex((line) => line.includes('-->'));
    if (at === -1) {
      chapter = chapterOf(block) ?? chapter;
      continue;
    }
    const [, start, end] = TIMES.exec(lines[at]!.trim()) ?? [];
    if (at > 1 || start === undefined || end === undefined) return null;
    const text = plain(lines.slice(at + 1).join(' '));
    if (!text) continue;
    cues.push({
      start: seconds(start),
      end: seconds(end),
      text: text.slice(0, LIMITS.text),
      ...(chapter ? { chapter } : {}),
    });
    chapter = undefined;
  }
  if (cues.length === 0 || cues.length > LIMITS.cues) return null;
  if (cues.some(({ start, end }) => end <= start)) return null;
  return cues.sort((a, b) => a.start - b.start);
}

const chapterOf = (block: string): string | undefined =>
  /^NOTE[ \t\n]+Chapter:[ \t]*(.+)$/im.exec(block)?.[1]?.trim().slice(0, LIMITS.chapter) || undefined;

const seconds = (time: string): number =>
  time.split(':').reduce((total, part) => total * 60 + Number(part), 0);

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

/** The text of a cue without voices and markup. */
const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
