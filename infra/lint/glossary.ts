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
  { not: 'slept through', write: 'the change notification that wakes it' },
  { not: 'overtaken', write: 'a version conflict (optimistic concurrency)' },
  { not: 'held against', write: 'checked against, compared with' },
  { not: 'lets? go of', write: 'releases, closes, evicts' },
  { not: '(take|takes|taking|taken|took) back', write: 'roll back, withdraw, revert, undo' },
  { not: 'anew', write: 'again, or what happens: reload, restart, regenerate' },
  { not: 'unless (told|said)( otherwise)?', write: 'by default' },
  { not: 'the matter', write: 'the problem; "healthy" for "nothing is the matter"' },
];

/** Of what is declared or imported. */
export const NAMES: readonly Term[] = [
  { not: 'PATIENCE|LONGEST_(SILENCE|WAIT|RECOVERY|PAUSE)', write: '*_TIMEOUT_MS' },
  { not: '(LONGEST|MOST|LARGEST|DEEPEST)(_[A-Z_]+)?', write: 'MAX_*' },
  { not: 'SHORTEST(_[A-Z_]+)?', write: 'MIN_*' },
  { not: '([A-Z_]+_)?AT_ONCE', write: 'MAX_CONCURRENT_*' },
  { not: '([A-Z]+_)*EVERY|(ASK|CHECK|LOOK)_AGAIN', write: '*_INTERVAL_MS' },
  { not: 'LASTS|(FRESH|KEPT)_FOR', write: '*_TTL_MS' },
  { not: 'fewAtOnce', write: 'keyedSemaphore' },
  { not: 'joinTurn', write: 'batch' },
  { not: 'createAdmission', write: 'createConcurrencyLimiter' },
  { not: 'assertNotOvertaken', write: 'assertCurrentVersion' },
  { not: 'slips', write: 'editDistance' },
  { not: 'moveOn', write: 'reloadStaleClient' },
  { not: 'takingBack|takeBack\\w*', write: 'automaticRollback, rollBackFailing' },
  { not: 'hers?|she|who(m|so)?ever\\w*', write: 'what it is: own, the caller, the member' },
  { not: 'STANDINGS?|Standing', write: '*_STATUSES, *Status' },
  { not: 'startSettling', write: 'startReconciliation' },
  { not: 'insist', write: 'assert*' },
  { not: 'deafen', write: 'the name of what it no longer listens to' },
];
