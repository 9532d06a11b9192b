/**
 * A GraphQL operation with the types of its variables and data. Generated beside each `.graphql` file; the types exist for
 * the compiler only.
 */
export interface TypedDocument<Data, Variables> {
  readonly name: string;
  readonly query: string;
  readonly __apiType?: (variables: Variables) => Data;
}

export interface GraphqlRequest {
  document: { readonly name: string; readonly query: string };
  variables?: unknown;
}
