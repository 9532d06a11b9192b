import type { RunOnRequirement, TestCase, TestFile } from './testFile';

/** Thrown where a test needs something this runner does not do. */
export class Skip extends Error {}

const SERVER_VERSION = [8, 2, 0];
const TOPOLOGY = 'replicaset';

// The official driver's own runner leaves these out: the driver, not the server, is known to differ.
const LEFT_OUT_BY_THE_DRIVER =
  /inserting _id with type null|partialResult is unset when (all operations fail during an unordered|first operation fails during an ordered) bulk write|(InsertMany|FindOneAndUpdate|FindOneAndReplace|BulkWrite|Aggregate with \$out) passes bypassDocumentValidation: false/;

export function reasonToSkip(file: TestFile, test: TestCase): string | undefined {
  if (LEFT_OUT_BY_THE_DRIVER.test(test.description)) return 'left out by the official driver';
  if (test.skipReason) return 'left out by the specification';
  if (!areMet(file.runOnRequirements) || !areMet(test.runOnRequirements)) return 'for another server';
  return undefined;
}

const areMet = (requirements?: RunOnRequirement[]): boolean =>
  requirements === undefined ||
  requirements.some(
    ({ minServerVersion, maxServerVersion, topologies, auth, serverless, csfle, serverParameters }) =>
      (minServerVersion === undefined || compareVersion(minServerVersion) >= 0) &&
      (maxServerVersion === undefined || compareVersion(maxServerVersion) <= 0) &&
      (topologies === undefined || topologies.includes(TOPOLOGY)) &&
      !auth &&
      serverless !== 'require' &&
      !csfle &&
      !serverParameters?.authenticationMechanisms,
  );

function compareVersion(version: string): number {
  const parts = version.split('.').map(Number);
  for (const [i, ours] of SERVER_VERSION.entries())
    if (ours !== (parts[i] ?? 0)) return ours - (parts[i] ?? 0);
  return 0;
}
