/** The name of a document's first operation; undefined when it has none. */
export const operationNameOf = (document: string): string | undefined =>
  /^\s*(?:query|mutation)\s+(\w+)/.exec(document)?.[1];
