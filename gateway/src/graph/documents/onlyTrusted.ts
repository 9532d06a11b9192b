import type { RequestHandler } from 'express';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Log } from '../context';
import { unavailable, untrusted } from '../errors';
import type { MayTry } from './staffTrials';
import { createUntrustedLog } from './untrustedLog';
import type { TrustedDocuments } from './trustedDocuments';

interface Parts {
  /** What is none of our clients' is only reported, and answered all the same. */
  report: boolean;
  documents: TrustedDocuments;
  mayTry: MayTry;
  registry: Registry;
  log: Log;
}

/** Lets through what our own pages send, letter by letter (safety 17). Stands before anybody is asked who is signed in. */
export function onlyTrusted({ report, documents, mayTry, registry, log }: Parts): RequestHandler {
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
    // What is no single operation as text is refused behind this, whoever sends it.
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
    if (judgement === 'untold')
      res
        .status(503)
        .set('retry-after', '5')
        .json({ errors: [unavailable()] });
    else res.status(400).json({ errors: [untrusted] });
  };
}

const OUTCOME = { unknown: 'refused', untold: 'unavailable' } as const;
