export interface Chapter {
  title: string;
  /** Seconds. */
  start: number;
  /** Of the next one, or of the recording; null while that is not known. */
  end: number | null;
}

interface Line {
  start: number;
  chapter?: string | null;
}

/** The chapters that the transcript names, each until the next begins; none where it names none. */
export function chaptersOf(cues: readonly Line[], duration: number): Chapter[] {
  const named = cues.flatMap(({ start, chapter }) => (chapter ? [{ start, title: chapter }] : []));
  return named.map((chapter, index) => ({
    ...chapter,
    // What is said before the first title belongs to it.
    start: index === 0 ? 0 : chapter.start,
    end: named[index + 1]?.start ?? (duration > 0 ? duration : null),
  }));
}

/** Place of the chapter that a second is in; -1 where there are none. */
export const chapterAt = (chapters: readonly Chapter[], second: number): number =>
  chapters.findLastIndex(({ start }) => start <= second);
