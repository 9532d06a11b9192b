import type { Entry } from '../entry';
import type { Translation } from '../translations';
import { entriesOf } from './entriesOf';

/**
 * Faults of a translation, a line each: namespaces and keys that are missing or unknown, values
 * that appear in one language only. `english` holds the messages by namespace, as `defineMessages` gave them.
 */
export function translationFaults(
  english: Readonly<Record<string, object>>,
  translation: Translation,
): string[] {
  const faults: string[] = [];
  for (const namespace of new Set([...Object.keys(english), ...Object.keys(translation)])) {
    const messages = english[namespace];
    if (!messages) {
      faults.push(`${namespace}: no such messages`);
      continue;
    }
    const originals = entriesOf(messages);
    const translated = translation[namespace] ?? {};
    for (const key of new Set([...Object.keys(originals), ...Object.keys(translated)]))
      faults.push(
        ...entryFaults(originals[key], translated[key]).map((fault) => `${namespace}.${key}: ${fault}`),
      );
  }
  return faults;
}

function entryFaults(original: Entry | undefined, translated: Entry | undefined): string[] {
  if (original === undefined) return ['no such message'];
  if (translated === undefined) return ['not translated'];
  const given = valuesOf(original);
  const taken = valuesOf(translated);
  return [
    ...[...taken].filter((name) => !given.has(name)).map((name) => `{${name}} is given by nobody`),
    ...[...given].filter((name) => !taken.has(name)).map((name) => `{${name}} is not shown`),
  ];
}

/** Count is given to every plural, whether its text shows it or not. */
function valuesOf(entry: Entry): Set<string> {
  const texts = typeof entry === 'string' ? [entry] : Object.values<string>({ ...entry });
  const names = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
  return new Set(typeof entry === 'string' ? names : names.filter((name) => name !== 'count'));
}
