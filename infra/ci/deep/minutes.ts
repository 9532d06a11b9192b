import type { DeepPart } from './parts';

const OPTION = '--minutes';

/** The part with a duration of so many minutes, where its commands accept one. */
export function lasting(part: DeepPart, minutes: number): DeepPart {
  const now = minutesOf(part);
  if (now === null) return part;
  return {
    ...part,
    minutes: part.minutes - now + minutes,
    commands: part.commands.map((words) =>
      words.map((word, index) => (words[index - 1] === OPTION ? String(minutes) : word)),
    ),
  };
}

/** For how many minutes its commands go on, null where they are not told. */
function minutesOf({ commands }: DeepPart): number | null {
  const words = commands.flat();
  return words.includes(OPTION) ? Number(words[words.indexOf(OPTION) + 1]) : null;
}
