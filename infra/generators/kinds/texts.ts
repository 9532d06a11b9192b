import { insertAfter, insertSorted, type Change } from '../change';
import type { Area } from '../commandArguments';

/** A text in both languages; where there is no Spanish one, the English stands for it until somebody translates it. */
export type Text = readonly [english: string, spanish: string];

interface Messages {
  /** The folder of the file, below `src`, and its name without the ending. */
  folder: string;
  file: string;
  namespace: string;
  texts: Readonly<Record<string, Text>>;
}

/** A file of messages and, where the area has it, the Spanish of it. */
export function messages({ app, isInSpanish }: Area, { folder, file, namespace, texts }: Messages): Change[] {
  const name = `${file}Text`;
  const entriesIn = (language: 0 | 1) =>
    Object.entries(texts)
      .map(([key, text]) => `${key}: ${quoted(text[language])},`)
      .join(' ');
  return [
    {
      path: `${app}/src/${folder}/${file}.messages.ts`,
      text: `
        import { defineMessages } from '@athenaeum/messages';

        export const ${name} = defineMessages('${namespace}', { ${entriesIn(0)} });
      `,
    },
    ...(isInSpanish ? [insertSpanish(app, namespace, `    ${namespace}: { ${entriesIn(1)} },\n`)] : []),
  ];
}

const insertSpanish = (app: string, namespace: string, block: string): Change => ({
  path: `${app}/src/messages/es.ts`,
  edit: (text) =>
    /^ {4}\w+: \{/m.test(text)
      ? insertSorted(/^ {4}(\w+): \{/, namespace, block)(text)
      : insertAfter(/\.\.\.shared\.messages,/, `\n${block}`)(text),
});

export const quoted = (text: string): string => `'${text.replaceAll("'", '’')}'`;

/** Texts that generated code uses. */
export const WORDS = {
  loading: ['Loading', 'Cargando'],
  notLoaded: ['We couldn’t load this', 'No pudimos cargar esto'],
  nothingYet: ['Nothing here yet', 'Todavía no hay nada aquí'],
} as const satisfies Record<string, Text>;

export const titleOf = (english: string, es: string | undefined): Text => [english, es ?? english];

/** Warnings about a title that nobody has translated, for the command's output. */
export const untranslatedWarnings = (
  { app, isInSpanish }: Area,
  english: string,
  es: string | undefined,
): string[] =>
  isInSpanish && !es
    ? [
        `The Spanish title is still the English one: translate "${english}" in ${app}/src/messages/es.ts, or say it with --es next time.`,
      ]
    : [];
