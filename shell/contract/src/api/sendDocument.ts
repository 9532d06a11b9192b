import type { QueryReturnValue } from '@reduxjs/toolkit/query/react';
import type { Answer } from './answer';
import type { ApiError } from './apiError';
import type { GraphqlRequest, TypedDocument } from './typedDocument';

type Send = (
  request: GraphqlRequest,
) => QueryReturnValue<unknown, ApiError, object> | PromiseLike<QueryReturnValue<unknown, ApiError, object>>;

/**
 * For an endpoint's `queryFn`: sends an operation through its base query, with the type of the document.
 *
 * @param send - the last argument of `queryFn`
 */
export async function sendDocument<Data, Variables>(
  send: Send,
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): Promise<{ data: Answer<Data> } | { error: ApiError }> {
  const { data, error } = await send({ document, variables });
  return error ? { error } : { data: data as Answer<Data> };
}
