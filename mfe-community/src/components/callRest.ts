import { translateSentence } from '@athenaeum/messages';

/** The shape of every answer of the gateway's own routes. */
export interface RestAnswer<Data> {
  ok: boolean;
  code: string | null;
  message: string | null;
  fields: Record<string, string> | null;
  data: Data | null;
}

interface Call {
  /** Where it is neither to read (without a body) nor to send one. */
  method?: 'POST' | 'PUT' | 'DELETE' | undefined;
  body?: object | undefined;
  /** A one-time token. */
  bearer?: string;
}

/**
 * Asks a route of the gateway: without a body it reads, with one it changes, unless said. What it says is in the reader's
 * language. Throws when no answer came.
 */
export async function callRest<Data>(
  url: string,
  { method, body, bearer }: Call = {},
): Promise<RestAnswer<Data>> {
  const response = await fetch(url, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    credentials: 'same-origin',
    cache: 'no-store',
    ...(body ? { body: JSON.stringify(body) } : {}),
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
