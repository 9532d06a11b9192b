import { kerning, letters } from './letters';

const UNITS = 1000;

export interface Lettering {
  size: number;
  /** How wide a line may be. */
  width: number;
  maxLines: number;
}

/** Each line as a path whose baseline is at 0. Empty where a letter is not among ours: half a word would be untrue. */
export function wordsInPaths(text: string, { size, width, maxLines }: Lettering): string[] {
  const lines = brokenInto(text, (width / size) * UNITS, maxLines);
  return lines.every(canBeWritten) ? lines.map((line) => pathOf(line, size / UNITS)) : [];
}

/** Broken between words; what does not fit ends in an ellipsis. */
function brokenInto(text: string, width: number, maxLines: number): string[] {
  const lines: string[] = [];
  let line = '';
  const words = plain(text).split(/\s+/).filter(Boolean);
  for (const [at, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) {
      if (lines.length === maxLines - 1)
        return [...lines, cut(`${line} ${words.slice(at).join(' ')}`, width)];
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, cut(line, width)] : lines;
}

/** Between words, too; only a word that is wider than a line is cut in itself. */
function cut(line: string, width: number): string {
  if (widthOf(line) <= width) return line;
  let shorter = line;
  while (shorter && widthOf(`${shorter}…`) > width) shorter = shorter.slice(0, -1);
  const atWord = shorter.slice(0, `${shorter}${line.at(shorter.length)}`.lastIndexOf(' '));
  return `${(atWord || shorter).trimEnd()}…`;
}

/** A letter that is not among ours without its accent, if that is. */
const plain = (text: string) =>
  [...text.normalize('NFC')]
    .map((letter) => (letters[letter] ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '')))
    .join('');

const canBeWritten = (line: string) => [...line].every((letter) => letters[letter]);

const widthOf = (line: string) => placed(line).end;

function pathOf(line: string, scale: number): string {
  return placed(line)
    .letters.filter(({ outline }) => outline)
    .map(({ at, outline }) => `<path transform="scale(${scale}) translate(${at})" d="${outline}"/>`)
    .join('');
}

function placed(line: string): { letters: { at: number; outline: string }[]; end: number } {
  let end = 0;
  let before = '';
  const all = [...line].map((letter) => {
    const [advance, outline] = letters[letter] ?? [0, ''];
    const at = end + (kerning[before + letter] ?? 0);
    end = at + advance;
    before = letter;
    return { at, outline };
  });
  return { letters: all, end };
}
