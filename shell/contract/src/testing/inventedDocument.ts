import type { TypedDocument } from '../api/typedDocument';

const invented = new WeakSet<object>();

/**
 * A document for the contract's own tests, of a made-up schema: answers are checked by its types only. Not exported to
 * areas, whose answers are checked by the supergraph.
 */
export function inventedDocument<Data, Variables>(name: string): TypedDocument<Data, Variables> {
  const document = { name, query: `query ${name} { __typename }` };
  invented.add(document);
  return document;
}

export const isInvented = (document: object) => invented.has(document);
