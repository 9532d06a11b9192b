import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema } from 'graphql';
import type { Browser } from '@athenaeum/gateway-testing/browser';

/** The gateway's client schema by introspection. */
export async function liveSchema(browser: Browser): Promise<GraphQLSchema> {
  const { json, text } = await browser.ask(getIntrospectionQuery());
  if (!json?.data) throw new Error(`The gateway does not tell its schema: ${text.slice(0, 300)}`);
  return buildClientSchema(json.data);
}
