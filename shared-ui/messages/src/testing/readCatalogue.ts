import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NAMESPACE } from '../defineMessages';
import { entriesOf } from './entriesOf';

/**
 * All messages that the `*.messages.ts` below a folder define, by namespace.
 *
 * @param except a folder below it to leave out
 * @throws Error where two define the same namespace
 */
export async function readCatalogue(folder: string, except?: string): Promise<Record<string, object>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.messages.ts') && !(except && file.startsWith(`${except}/`)),
  );
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<object>));
  const messagesByNamespace: Record<string, object> = {};
  for (const messages of modules.flatMap((module) => Object.values(module) as unknown[])) {
    if (!isMessages(messages)) continue;
    const namespace = messages[NAMESPACE];
    if (namespace in messagesByNamespace) throw new Error(`${namespace} is defined twice`);
    messagesByNamespace[namespace] = messages;
  }
  return messagesByNamespace;
}

/** The messages that have no text, as `namespace.key`. */
export const emptyMessages = (messagesByNamespace: Readonly<Record<string, object>>): string[] =>
  Object.entries(messagesByNamespace).flatMap(([namespace, messages]) =>
    Object.entries(entriesOf(messages))
      .filter(([, entry]) => Object.values(typeof entry === 'string' ? [entry] : entry).some(isEmpty))
      .map(([key]) => `${namespace}.${key}`),
  );

const isMessages = (value: unknown): value is { [NAMESPACE]: string } =>
  // A proxy, which has no such property of its own.
  typeof value === 'object' && value !== null && (value as { [NAMESPACE]?: string })[NAMESPACE] !== undefined;

const isEmpty = (text: unknown): boolean => String(text).trim() === '';
