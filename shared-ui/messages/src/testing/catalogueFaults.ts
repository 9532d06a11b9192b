import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAMESPACE } from '../defineMessages';
import { entriesOf } from './entriesOf';

/**
 * Where the catalogue of an area is not what its `*.messages.ts` define, a line each: messages that it does not name,
 * names that are not defined, messages under another name than their own, and empty ones. `besides` holds the
 * entries that come from elsewhere.
 */
export function catalogueFaults(
  catalogue: Readonly<Record<string, object>>,
  folder: string,
  besides: object = {},
): string[] {
  const defined = new Set([...namespacesIn(folder), ...Object.keys(besides)]);
  const missing = [...defined].filter((name) => !(name in catalogue));
  return [
    ...missing.map((name) => `${name}: not in the catalogue`),
    ...Object.entries(catalogue).flatMap(([name, messages]) => [
      ...(defined.has(name) ? [] : [`${name}: defined by nobody`]),
      ...(nameOf(messages) === name ? [] : [`${name}: defined as ${nameOf(messages)}`]),
      ...silentIn(messages).map((key) => `${name}.${key}: says nothing`),
    ]),
  ];
}

const namespacesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.messages.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/defineMessages\(\s*'(\w+)'/g)])
    .map(([, namespace]) => namespace!);

const nameOf = (messages: object): string => (messages as { [NAMESPACE]: string })[NAMESPACE];

const silentIn = (messages: object): string[] =>
  Object.entries(entriesOf(messages))
    .filter(([, entry]) => Object.values(typeof entry === 'string' ? [entry] : entry).some(isSilent))
    .map(([key]) => key);

const isSilent = (text: unknown): boolean => String(text).trim() === '';
