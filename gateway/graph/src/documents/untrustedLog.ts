import { createHash } from 'node:crypto';
import type { Log } from '../context';
import { operationNameOf } from './operationNameOf';
import type { TrustedDocuments } from './trustedDocuments';

const LOG_INTERVAL_MS = 60 * 60_000;
/** A client that makes up a new document for each request does not flood the log. */
const MAX_DOCUMENTS = 200;

interface Parts {
  documents: Pick<TrustedDocuments, 'all'>;
  log: Pick<Log, 'warn'>;
}

/**
 * Logs each untrusted document once an hour: its digest and length only, since a document may hold anything, and its name
 * where a trusted operation has the same name and another text.
 */
export function createUntrustedLog({ documents, log }: Parts) {
  let since = Date.now();
  const told = new Set<string>();

  return (document: string, outcome: string): void => {
    if (Date.now() - since > LOG_INTERVAL_MS) {
      told.clear();
      since = Date.now();
    }
    if (told.size >= MAX_DOCUMENTS) return;
    const sha256 = createHash('sha256').update(document).digest('hex');
    if (told.has(sha256)) return;
    told.add(sha256);
    log.warn(
      { sha256, length: document.length, operation: ourName(document), outcome },
      'untrusted document',
    );
  };

  function ourName(document: string): string | undefined {
    const name = operationNameOf(document);
    if (!name) return undefined;
    for (const known of documents.all()) if (operationNameOf(known) === name) return name;
    return undefined;
  }
}
