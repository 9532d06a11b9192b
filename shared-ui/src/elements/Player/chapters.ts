export interface Chapter {
  title: string;
  /** Seconds. */
  start: number;
  /** Start of the next one, or end of the recording; null while that is not known. */
  end: number | null;
}

/** A line of a transcript, and the title of the chapter that begins with it. */
interface Line {
  /** Seconds. */
  start: number;
  chapter: string | null;
}

/** The chapters that the transcript names, each until the next begins; none where it names none. */
export function chaptersOf(cues: readonly Line[], duration: number): Chapter[] {
  const named = cues.flatMap(({ start, chapter }) => (chapter ? [{ start, title: chapter }] : []));
  return named.map((chapter, index) => ({
    ...chapter,
    // Cues before the first title belong to it.
    start: index === 0 ? 0 : chapter.start,
    end: named[index + 1]?.start ?? (duration > 0 ? duration : null),
  }));
}

/** Index of the chapter at a second; -1 where there are none. */
export const chapterAt = (chapters: readonly Chapter[], second: number): number =>
  chapters.findLastIndex(({ start }) => start <= second);
