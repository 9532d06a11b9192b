import { DeliveryProblem } from '@athenaeum/kit/outbox';
import type * as z from 'zod';
import { bodyOf, readText } from '../../answers/readAnswer';
import { BillingUnavailable } from './billingUnavailable';

/** A page of a hundred subscriptions is some 300 KB. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/**
 * `fetch` for the clients of providers. Follows nowhere, since the key is for one address alone; reads the answer whole, so that
 * one that breaks off is one that did not come; takes nothing but JSON, whatever its status.
 *
 * @throws DeliveryProblem when it is something else: what the provider did is unknown then
 */
export async function fetchJson(url: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
  const headersSent = withoutLength(new Headers(init?.headers));
  const response = await fetch(url, { ...init, headers: headersSent, redirect: 'manual' });
  const { status, headers } = response;
  const text = await readText(response, MAX_ANSWER_BYTES);
  try {
    bodyOf(headers.get('content-type') ?? '', text.trim());
  } catch (error) {
    throw response.ok ? error : new DeliveryProblem('away', `HTTP_${status}`);
  }
  return new Response(text, { status, headers: withoutLength(headers) });
}

/**
 * What came was decompressed. What goes is counted by `fetch` itself, beside what a client has counted: the two become one header
 * that undici, whose connections it uses wherever that is loaded, refuses.
 */
function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers);
  kept.delete('content-encoding');
  kept.delete('content-length');
  return kept;
}

/**
 * The part of a provider's answer that we use; clients pass on whatever has come.
 *
 * @throws BillingUnavailable when it has another shape: what the provider did is unknown then
 */
export function checked<T>(answer: unknown, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new BillingUnavailable('ANSWERED_OTHER');
  return parsed.data;
}
