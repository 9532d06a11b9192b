/** The expected result of a suite. Any difference, for the worse or the better, fails the run. */
export interface ExpectedResult {
  passed: number;
  /** tests that fail, with the reason they may */
  failing: Readonly<Record<string, string>>;
  /** tests that are not run, by the reason the runner gives */
  notRun: Readonly<Record<string, number>>;
}

const NO_SECONDARY = 'reads from a secondary; this replica set has one member, its primary';

export const EXPECTED: Readonly<Record<string, ExpectedResult>> = {
  crud: {
    passed: 369,
    failing: {},
    notRun: { 'for another server': 103, 'left out by the official driver': 15 },
  },
  transactions: {
    passed: 174,
    failing: {
      'client-bulkWrite :: client bulkWrite with writeConcern in a transaction causes a transaction error':
        'the driver should refuse this before it sends anything, and does not',
      'run-command :: run command with secondary read preference in client option and primary read preference in transaction options':
        NO_SECONDARY,
      'transaction-options :: readPreference inherited from client': NO_SECONDARY,
    },
    notRun: { 'for another server': 79, 'left out by the specification': 2 },
  },
  'retryable-writes': {
    passed: 118,
    failing: {
      'bulkWrite :: First insertOne is never committed':
        "the driver counts the identifiers of inserts that were never tried among the result's",
    },
    notRun: { 'for another server': 23 },
  },
};
