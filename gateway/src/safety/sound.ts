import type { Answer } from '../testing/browser';

/** What only our own insides would say. */
const INSIDES =
  /\bat .+:\d+:\d+|node_modules|\/src\/|Mongo(Server|Network|Bulk)|E11000|BSON|Cast to |is not a function|Cannot (read|set|destructure)|[A-Z]\w+(Error|Exception):|Maximum call stack/;

/** What is wrong with an answer, whatever was asked; null when nothing is. */
export function faultIn({ status, text, json }: Answer): string | null {
  if (status >= 500) return `answered ${status}`;
  const codes = ((json?.errors ?? []) as { extensions?: { code?: string } }[]).map(
    (error) => error.extensions?.code,
  );
  if (codes.some((code) => code === undefined || code === 'INTERNAL_SERVER_ERROR' || code === 'UNAVAILABLE'))
    return `broke: ${codes.join()}`;
  const inside = INSIDES.exec(text);
  return inside && `tells of its insides: ${inside[0]}`;
}
