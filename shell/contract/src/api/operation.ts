import type { Answer } from './answer';
import type { GraphqlRequest, TypedDocument } from './typedDocument';

/** The definition of an endpoint, typed by its document: `build.query(operation(SalonDocument))`. */
export function operation<Data, Variables>(document: TypedDocument<Data, Variables>) {
  return {
    query: (variables: Variables): GraphqlRequest => ({ document, variables }),
    transformResponse: (answer: Answer<Data>): Answer<Data> => answer,
  };
}
