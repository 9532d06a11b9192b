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
}

/** A name in the spellings that code asks for, from any of them; null when it is none. */
export function nameOf(text: string | undefined): Name | null {
  if (!text || !/^[a-zA-Z][a-zA-Z0-9]*([-_ ][a-zA-Z0-9]+)*$/.test(text)) return null;
  const words = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[-_ ]+/)
    .map((word) => word.toLowerCase());
  const pascal = words.map(capitalised).join('');
  return {
    camel: pascal[0]!.toLowerCase() + pascal.slice(1),
    pascal,
    kebab: words.join('-'),
    constant: words.join('_').toUpperCase(),
    sentence: capitalised(words.join(' ')),
  };
}

const capitalised = (word: string) => word[0]!.toUpperCase() + word.slice(1);
