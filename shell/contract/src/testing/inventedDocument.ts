import type { TypedDocument } from '../api/typedDocument';

const invented = new WeakSet<object>();

/**
 * A document for the contract's own tests, of a graph that is not the product's: its answers are held against its types
 * alone. Not exported to areas, whose answers the supergraph checks.
 */
export function inventedDocument<Data, Variables>(name: string): TypedDocument<Data, Variables> {
  const document = { name, query: `query ${name} { __typename }` };
  invented.add(document);
  return document;
}

export const isInvented = (document: object) => invented.has(document);
