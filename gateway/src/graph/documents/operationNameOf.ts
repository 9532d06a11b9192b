/** The name of the first operation that a document begins with. */
export const operationNameOf = (document: string): string | undefined =>
  /^\s*(?:query|mutation)\s+(\w+)/.exec(document)?.[1];
