/** A word that is not written, and what is written in its place: the short form of infra/guides/glossary.md. */
export interface Term {
  /** Source of a regular expression, for the whole word, in any case. */
  not: string;
  write: string;
}

/** In comments and in titles of tests. */
export const PROSE: readonly Term[] = [
  { not: 'she|hers?|herself|she\\W?s', write: 'the member, the caller or the user' },
  { not: 'who(m|so)?ever', write: 'the person meant: the caller, the reader, a client' },
  { not: 'kept in mind', write: 'cached' },
  { not: 'not slept through', write: 'the change notification that wakes it' },
  { not: 'overtaken', write: 'a version conflict (optimistic concurrency)' },
];

/** Of what is declared or imported. */
export const NAMES: readonly Term[] = [
  { not: 'PATIENCE|LONGEST_(SILENCE|WAIT|RECOVERY|PAUSE)', write: '*_TIMEOUT_MS' },
  { not: '(LONGEST|MOST|LARGEST)(_[A-Z_]+)?', write: 'MAX_*' },
  { not: 'SHORTEST(_[A-Z_]+)?', write: 'MIN_*' },
  { not: '([A-Z_]+_)?AT_ONCE', write: 'MAX_CONCURRENT_*' },
  { not: '(ASK|CHECK|LOOK)_(EVERY|AGAIN)', write: '*_INTERVAL_MS' },
  { not: '(FRESH|KEPT)_FOR', write: '*_TTL_MS' },
  { not: 'fewAtOnce', write: 'keyedSemaphore' },
  { not: 'joinTurn', write: 'batch' },
  { not: 'createAdmission', write: 'createConcurrencyLimiter' },
  { not: 'assertNotOvertaken', write: 'assertCurrentVersion' },
  { not: 'slips', write: 'editDistance' },
  { not: 'moveOn', write: 'reloadStaleClient' },
  { not: 'takingBack', write: 'automaticRollback' },
  { not: 'startSettling', write: 'startReconciliation' },
  { not: 'insist', write: 'assert*' },
  { not: 'deafen', write: 'the name of what it no longer listens to' },
];
