import { parseArgs } from 'node:util';
import { Problem } from '../start/problem';

export const USAGE = `npm run migrate -- status|rehearse|expand|contract|back [subgraph] [migration]

  status     how far each migration is
  rehearse   runs them on a copy of their collections, and says how long it takes, what it holds and whether back restores all
  expand     adds the new form beside the old one; what was interrupted is resumed
  contract   removes the old form; needs --no-live-version-needs-it
  back       undoes an expand

A migration is named by its id or its number. contract and back have to be told which one.
  --batch <documents>   documents of one transaction (200)
`;

export const COMMANDS = ['status', 'rehearse', 'expand', 'contract', 'back'] as const;
export type Command = (typeof COMMANDS)[number];

export interface MigrateArguments {
  command: Command;
  subgraph?: string;
  /** The id of a migration, or its number. */
  migration?: string;
  noLiveVersionNeedsIt: boolean;
  batchSize?: number;
}

export function migrateArguments(args: readonly string[]): MigrateArguments {
  const { positionals, values } = read(args);
  const [command, subgraph, migration, ...more] = positionals;
  if (!isCommand(command) || more.length > 0) throw new Problem(USAGE);
  if ((command === 'contract' || command === 'back') && !migration)
    throw new Problem(`Say which: npm run migrate -- ${command} coaching 0001`);
  const batchSize = values.batch === undefined ? undefined : Number(values.batch);
  if (batchSize !== undefined && !(Number.isInteger(batchSize) && batchSize >= 1 && batchSize <= MAX_BATCH))
    throw new Problem(`A batch is 1 to ${MAX_BATCH} documents.`);
  return {
    command,
    subgraph,
    migration,
    noLiveVersionNeedsIt: values['no-live-version-needs-it'] === true,
    batchSize,
  };
}

/** MongoDB advises against more documents in one transaction. */
const MAX_BATCH = 1000;

const isCommand = (given: string | undefined): given is Command => COMMANDS.includes(given as Command);

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { batch: { type: 'string' }, 'no-live-version-needs-it': { type: 'boolean' } },
    });
  } catch (error) {
    throw new Problem(`${(error as Error).message}\n\n${USAGE}`);
  }
}
