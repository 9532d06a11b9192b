import { kinds } from './kinds';

const WIDTH = 92;

/** What `npm run new -- --help` says. */
export const help = (): string => `Usage: npm run new -- <kind> <words>

  Begins a thing as this product makes it: it runs, has tests, and npm run verify passes. Nothing that exists is
  overwritten; what cannot be made is told in a sentence and changes nothing. At the end it says what is left for you.

${Object.entries(kinds)
  .map(
    ([name, { words, about, needs, example }]) => `  ${name} ${words}
${paragraph(about)}
${paragraph(`Needs: ${needs}`)}
      npm run new -- ${example}
`,
  )
  .join('\n')}
  Names may be written reading-note, readingNote or ReadingNote, but for what stands in addresses and folders.
  --es is the title in Spanish, for the areas that have Spanish; without it the English title stands there until
  somebody translates it.

  Then: look at what was written (git status), run it (npm start), and check it (npm run verify).
`;

function paragraph(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    if (line.length + word.length < WIDTH) lines[lines.length - 1] = line ? `${line} ${word}` : word;
    else lines.push(word);
  }
  return lines.map((line) => `      ${line}`).join('\n');
}
