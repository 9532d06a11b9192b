import { translateSentence } from '@athenaeum/messages';

/** The response body of every REST route of the gateway. */
export interface RestAnswer<Data> {
  ok: boolean;
  code: string | null;
  message: string | null;
  fields: Record<string, string> | null;
  data: Data | null;
}

interface Call {
  /** By default GET without a body and POST with one. */
  method?: 'POST' | 'PUT' | 'DELETE' | undefined;
  body?: object | undefined;
  /** A one-time token. */
  bearer?: string;
  /** Sent even if the page closes. */
  keepalive?: boolean;
  /** Public: the browser may cache it. */
  isPublic?: boolean;
  signal?: AbortSignal;
}

/**
 * Calls a REST route of the gateway. Messages of the answer are in the reader's language.
 *
 * @throws TypeError when there is no response
 */
export async function callRest<Data>(
  url: string,
  { method, body, bearer, keepalive = false, isPublic = false, signal }: Call = {},
): Promise<RestAnswer<Data>> {
  const response = await fetch(url, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    credentials: 'same-origin',
    keepalive,
    ...(signal && { signal }),
    ...(!isPublic && { cache: 'no-store' }),
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as RestAnswer<Data>;
  return {
    ...answer,
    message: answer.message && translateSentence(answer.message),
    fields: answer.fields && translatedFields(answer.fields),
  };
}

const translatedFields = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, translateSentence(words)]));
