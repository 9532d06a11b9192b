/** What a page says is typed: lines of blocks, and what stands between backquotes in text. */
export const typedIn = (text: string): string[] =>
  [...text.matchAll(/^ *```\w*\n([^]*?)^ *```|`([^`\n]+(?:\n[^`\n]+)?)`/gm)].flatMap(([, block, words]) =>
    (block ?? words!.replace('\n', ' ')).split('\n'),
  );
