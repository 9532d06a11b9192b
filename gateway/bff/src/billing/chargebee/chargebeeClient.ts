import Chargebee from 'chargebee';
import type { BillingEnv } from '../billingVariables';
import { BillingUnavailable } from '../port/billingUnavailable';

export type ChargebeeOptions = BillingEnv & {
  CHARGEBEE_SITE: string;
  CHARGEBEE_API_KEY: string;
  CHARGEBEE_WEBHOOK_USER: string;
  CHARGEBEE_WEBHOOK_PASSWORD: string;
  PUBLIC_ORIGIN: string;
};

/** Chargebee's client over our own HTTP connection, with a configurable address and timeouts. */
export const createChargebeeClient = (env: ChargebeeOptions): Chargebee =>
  new Chargebee({
    site: env.CHARGEBEE_SITE,
    apiKey: env.CHARGEBEE_API_KEY,
    timeout: env.BILLING_TIMEOUT_MS,
    sdkTelemetryEnabled: false,
    httpClient: {
      makeApiRequest: async (request, timeout) => {
        const moved = env.CHARGEBEE_API_BASE ? movedTo(env.CHARGEBEE_API_BASE, request.url) : request.url;
        const { method, headers } = request;
        const body = method === 'GET' ? undefined : await request.text();
        const response = await fetch(moved, {
          method,
          headers,
          body,
          // The key is for this address alone.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
        });
        // Read whole here, so that an answer that breaks off in the middle is one that did not come.
        const text = await response.text();
        return new Response(text, { status: response.status, headers: response.headers });
      },
    },
  });

const movedTo = (base: string, url: string): string => {
  const { pathname, search } = new URL(url);
  return new URL(pathname + search, base).href;
};

/** What Chargebee answered; null when it says that there is no such thing. */
export async function answered<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const { http_status_code: status, api_error_code: code } = error as {
      http_status_code?: number;
      api_error_code?: string;
    };
    if (status === 404 && code === 'resource_not_found') return null;
    throw new BillingUnavailable(status ? `HTTP_${status}` : error, Boolean(status));
  }
}

export function there<T>(found: T | null): T {
  if (found === null) throw new BillingUnavailable('HTTP_404', true);
  return found;
}
