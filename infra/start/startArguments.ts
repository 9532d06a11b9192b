import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm start [-- --services] [-- --complete] [-- --help]

  Starts the product with its demo data, and tells its addresses and accounts when it is ready.

  --services   each service and each remote's host as a process of its own (npm run start:services)
  --complete   compresses what it builds as a release is before it is ready, not afterwards
  --help, -h   this text

  Ports and everything else are moved by environment: README.md and infra/guides/configuration.md.
`;

export type StartArguments =
  { inServices: boolean; isComplete: boolean } | { help: true } | { refused: string };

/** What a start was asked for. What it does not know it refuses, before anything has begun. */
export function startArguments(given: readonly string[]): StartArguments {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        services: { type: 'boolean' },
        complete: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values.help
      ? { help: true }
      : { inServices: values.services ?? false, isComplete: values.complete ?? false };
  } catch (error) {
    return { refused: (error as Error).message };
  }
}
