import { Fragment, type ReactNode } from 'react';

export interface RichTextProps {
  /** A message whose marked words are drawn: `By joining you accept the <terms>terms</terms>.` */
  text: string;
  /** How the words of each mark are drawn. */
  parts: Readonly<Record<string, (words: string) => ReactNode>>;
}

/** A message with links or emphasis in it, kept in one piece so that a translation may reorder its words. */
export function RichText({ text, parts }: RichTextProps) {
  return text.split(/(<\w+>.*?<\/\w+>)/).map((piece, place) => {
    const [, name = '', words = ''] = /^<(\w+)>(.*)<\/\1>$/.exec(piece) ?? [];
    return <Fragment key={place}>{parts[name]?.(words) ?? piece}</Fragment>;
  });
}
