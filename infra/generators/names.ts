export interface Name {
  /** `bookSession` */
  camel: string;
  /** `BookSession` */
  pascal: string;
  /** `book-session` */
  kebab: string;
  /** `BOOK_SESSION` */
  constant: string;
  /** `Book session` */
  sentence: string;
  /** `bookSessions` */
  plural: string;
}

/** What TypeScript or GraphQL keep for themselves, in any spelling. */
const RESERVED = new Set(
  `arguments await boolean break case catch class const constructor continue debugger default delete do else enum eval
  export extends false finally float for function if implements import in input instanceof int interface let mutation new
  null number object package private protected prototype public query result return root static string subscription super
  switch this throw true try type typeof undefined union var void while with yield id index`.split(/\s+/),
);
const MAX_LENGTH = 40;

/** A name in the spellings that code asks for, from any of them; null when it is none. */
export function nameOf(text: string | undefined): Name | null {
  if (!text || text.length > MAX_LENGTH || !/^[a-zA-Z][a-zA-Z0-9]*([-_ ][a-zA-Z0-9]+)*$/.test(text))
    return null;
  const words = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[-_ ]+/)
    .map((word) => word.toLowerCase());
  const pascal = words.map(capitalised).join('');
  const camel = pascal[0]!.toLowerCase() + pascal.slice(1);
  return {
    camel,
    pascal,
    kebab: words.join('-'),
    constant: words.join('_').toUpperCase(),
    sentence: capitalised(words.join(' ')),
    plural: pluralOf(camel),
  };
}

export const isKebab = (text: string): boolean => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);

export const isReserved = ({ camel }: Name): boolean => RESERVED.has(camel.toLowerCase());

/** `book_sessions` of `bookSessions` */
export const snakeOf = (camel: string) => camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
