import { createHash } from 'node:crypto';
import type { Log } from '../context';
import { operationNameOf } from './operationNameOf';
import type { TrustedDocuments } from './trustedDocuments';

const AGAIN_AFTER = 60 * 60_000;
/** Who makes up a new document for each request does not fill the log. */
const MOST = 200;

interface Parts {
  documents: Pick<TrustedDocuments, 'all'>;
  log: Pick<Log, 'warn'>;
}

/**
 * One line an hour for each document. Its digest and length only, as a document may hold anything; and its name where it is
 * that of an operation of ours, which then reads differently from what was published.
 */
export function createUntrustedLog({ documents, log }: Parts) {
  let since = Date.now();
  const told = new Set<string>();

  return (document: string, outcome: string): void => {
    if (Date.now() - since > AGAIN_AFTER) {
      told.clear();
      since = Date.now();
    }
    if (told.size >= MOST) return;
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
