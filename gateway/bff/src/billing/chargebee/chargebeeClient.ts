import Chargebee from 'chargebee';
import type { BillingEnv } from '../billingVariables';
import { DeliveryProblem } from '@athenaeum/kit/outbox';
import type * as z from 'zod';
import { BillingUnavailable } from '../port/billingUnavailable';
import { checked, fetchJson } from '../port/providerAnswer';

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
        return fetchJson(moved, { method, headers, body, signal: AbortSignal.timeout(timeout) });
      },
    },
  });

const movedTo = (base: string, url: string): string => {
  const { pathname, search } = new URL(url);
  return new URL(pathname + search, base).href;
};

/** What Chargebee answered; null when it says that there is no such thing. */
export async function answered<T>(asked: Promise<unknown>, schema: z.ZodType<T>): Promise<T | null> {
  try {
    return checked(await asked, schema);
  } catch (error) {
    if (error instanceof BillingUnavailable) throw error;
    if (error instanceof DeliveryProblem) throw new BillingUnavailable(error.code);
    const { http_status_code: status, api_error_code: code } = error as {
      http_status_code?: number;
      api_error_code?: string;
    };
    if (status === 404 && code === 'resource_not_found') return null;
    throw new BillingUnavailable(status ? `HTTP_${status}` : error, Boolean(status));
  }
}

/** @throws BillingUnavailable for something that Chargebee does not have */
export function assertFound<T>(found: T | null): T {
  if (found === null) throw new BillingUnavailable('HTTP_404', true);
  return found;
}
