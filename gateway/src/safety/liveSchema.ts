import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema } from 'graphql';
import type { Browser } from '../testing/browser';

/** What the gateway lets anybody name, as it says itself. */
export async function liveSchema(browser: Browser): Promise<GraphQLSchema> {
  const { json, text } = await browser.ask(getIntrospectionQuery());
  if (!json?.data) throw new Error(`The gateway does not tell its schema: ${text.slice(0, 300)}`);
  return buildClientSchema(json.data);
}
