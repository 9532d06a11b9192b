import type { RequestHandler } from 'express';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Log } from '../context';
import { unavailable, untrusted } from '../errors';
import type { IsExempt } from './overrideExemption';
import { createUntrustedLog } from './untrustedLog';
import type { TrustedDocuments } from './trustedDocuments';

interface Parts {
  /** Report-only mode: untrusted documents are logged and answered. */
  report: boolean;
  documents: TrustedDocuments;
  mayTry: IsExempt;
  registry: Registry;
  log: Log;
}

/**
 * The trusted-documents middleware: accepts only documents that our own published pages send, compared as exact text
 * (safety 17). Runs before the session is looked up.
 */
export function requireTrustedDocument({ report, documents, mayTry, registry, log }: Parts): RequestHandler {
  const note = createUntrustedLog({ documents, log });
  const strangers = new Counter({
    name: 'graphql_untrusted_documents_total',
    help: 'Operations that no registered version sends',
    labelNames: ['outcome'],
    registers: [registry],
  });
  new Gauge({
    name: 'graphql_trusted_documents',
    help: 'Operations that registered versions send',
    registers: [registry],
    collect() {
      this.set(documents.all().size);
    },
  });

  return async (req, res, next) => {
    const document = (req.body as { query?: unknown } | undefined)?.query;
    // A body without a query text is refused later, by the graph's route.
    if (typeof document !== 'string' || documents.has(document)) return next();
    if (report) next();
    const judgement = await documents.judge(document);
    if (judgement === 'trusted') return report ? undefined : next();
    if (!report && judgement === 'unknown' && (await mayTry(req, document))) {
      strangers.inc({ outcome: 'tried' });
      return next();
    }
    const outcome = report ? 'reported' : OUTCOME[judgement];
    strangers.inc({ outcome });
    note(document, outcome);
    if (report) return;
    if (judgement === 'unavailable')
      res
        .status(503)
        .set('retry-after', '5')
        .json({ errors: [unavailable()] });
    else res.status(400).json({ errors: [untrusted] });
  };
}

const OUTCOME = { unknown: 'refused', unavailable: 'unavailable' } as const;
