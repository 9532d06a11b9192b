import type { Cue } from './cue';

const LINE = 42;
const LINES = 2;

/** A transcript as WebVTT: two lines of at most 42 characters at a time, longer sentences in turns. */
export function captions(cues: readonly Cue[]): string {
  const blocks = cues
    .flatMap(inTurns)
    .map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${escaped(text)}`);
  return ['WEBVTT', ...blocks].join('\n\n') + '\n';
}

/** Each turn takes the share of time that it takes of the letters. */
function inTurns({ start, end, text }: Cue): Cue[] {
  const lines = brokenLines(text);
  const turns = Array.from({ length: Math.ceil(lines.length / LINES) }, (_, index) =>
    lines.slice(index * LINES, (index + 1) * LINES).join('\n'),
  );
  const perLetter = (end - start) / turns.join('').length;
  let at = start;
  return turns.map((turn, index) => {
    const from = at;
    at = index === turns.length - 1 ? end : at + turn.length * perLetter;
    return { start: from, end: at, text: turn };
  });
}

/** As few lines as fit, made as even as they can be: no word is left alone at the end. */
function brokenLines(text: string): string[] {
  const fewest = wrapped(text, LINE).length;
  let width = Math.ceil(text.length / fewest);
  while (width < LINE && wrapped(text, width).length > fewest) width += 1;
  return wrapped(text, width);
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, width: number) => String(Math.floor(value)).padStart(width, '0');
  return `${part(ms / 3_600_000, 2)}:${part((ms / 60_000) % 60, 2)}:${part((ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
