/** The SDL of a subgraph from the texts of its files: their sum, with every `@result` completed. */
export const typeDefsOf = (texts: readonly string[]): string =>
  texts.join('\n').replace(RESULT_TYPE, (head) => [head, ...RESULT_FIELDS].join('\n  '));

const RESULT_TYPE = /^type \w+ [^{]*@result\b[^{]*\{$/gm;
const RESULT_FIELDS = ['ok: Boolean!', 'code: String', 'message: String', 'fields: FieldMessages'];
