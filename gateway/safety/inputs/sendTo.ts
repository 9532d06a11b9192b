import type { RouteDescription } from '@athenaeum/graph/edge';
import { SCHEDULING_HEADER, sign, SIGNATURE_HEADER as STORE_HEADER } from '@athenaeum/bff/testing';
import type { Answer, Browser } from '@athenaeum/gateway-testing/browser';
import type { RouteRequest } from './requestsTo';

const STORE_SECRET = 'a-secret-of-the-content-store-of-44-bytes';
const CALENDAR_SECRET = 'a-secret-of-another-calendar-of-43-bytes';

/** The secrets that other systems sign with, so that signed requests are accepted. */
export const SIGNING = {
  CONTENT_STORE_WEBHOOK_SECRET: STORE_SECRET,
  SCHEDULING_SECRETS: `elsewhere=${CALENDAR_SECRET}`,
};

const SIGNED: Readonly<Record<string, (body: string) => Record<string, string>>> = {
  '/webhooks/contentful/entry': (body) => ({ [STORE_HEADER]: sign(STORE_SECRET, body) }),
  '/webhooks/scheduling/:provider': (body) => ({ [SCHEDULING_HEADER]: sign(CALENDAR_SECRET, body) }),
};

/** Sends a request in its route's format: JSON, signed JSON or a form. */
export function sendTo(
  { method, path, bodyType }: RouteDescription,
  { address, body }: RouteRequest,
  browser: Browser,
  toJson: (body: unknown) => string = JSON.stringify,
): Promise<Answer> {
  if (method === 'get') return browser.get(address);
  if (method === 'delete') return browser.remove(address);
  if (bodyType === 'application/x-www-form-urlencoded')
    return browser.submit(address, Object.fromEntries(fieldsOf(body)));
  if (bodyType === 'multipart/form-data') return browser.upload(address, formOf(body));
  const text = toJson(body ?? {});
  return (method === 'put' ? browser.put : browser.post)(address, text, SIGNED[path]?.(text));
}

const fieldsOf = (body: unknown): [string, string][] =>
  Object.entries(body ?? {}).map(([name, value]) => [name, String(value)]);

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of fieldsOf(body)) form.set(name, value);
  return form;
}
