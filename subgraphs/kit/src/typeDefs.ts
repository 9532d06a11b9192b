/** The SDL of a subgraph from the texts of its files: their sum, with every `@result` completed. */
export const typeDefsOf = (texts: readonly string[]): string =>
  texts.join('\n').replace(RESULT_TYPE, (head) => [head, ...RESULT_FIELDS].join('\n  '));

/**
 * What several domains have and others do not, by a type of it: a domain whose own SDL names the type has the file of the kit's `src`
 * as well.
 */
const SHARED_PARTS = { OrderRefund: 'sales/sales.graphql' };

/** The files that these texts, all of a domain, call for. */
export const sharedPartsOf = (texts: readonly string[]): string[] =>
  Object.entries(SHARED_PARTS)
    .filter(([type]) => texts.some((text) => text.includes(type)))
    .map(([, file]) => file);

const RESULT_TYPE = /^type \w+ [^{]*@result\b[^{]*\{$/gm;
const RESULT_FIELDS = ['ok: Boolean!', 'code: String', 'message: String', 'fields: FieldMessages'];
