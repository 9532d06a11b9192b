import { parseArgs } from 'node:util';
import { RegistryProblem } from '@athenaeum/registry';
import { stepsOf } from '@athenaeum/release-protocol/steps';

/** The subgraph of each area that has one of its own. */
export const SUBGRAPH_OF = {
  coaching: 'coaching',
  community: 'users',
  learning: 'content',
  opportunities: 'opportunities',
} as const;
export type Area = keyof typeof SUBGRAPH_OF;

export const USAGE = `npm run deploy -- area <area> --subgraph <url> --canary 10 | --ramp 5,25,100
npm run deploy -- area <area> --promote | --status | --settle | --contract
npm run rollback -- area <area>

  --subgraph   where the candidate of the area's subgraph answers, beside the one that everybody has
  --promote    gives the release to everybody
  --status     says how far it is
  --settle     ends it, once gateways are configured with its subgraph and no page needs the one before
  --contract   removes the old form of its data after that
  --built <folder>, --without-smoke-test, --without-rehearsal, --batch <documents>`;

export type AreaOrder =
  | { area: Area; what: 'promote' | 'status' | 'settle' | 'contract' }
  | {
      area: Area;
      what: 'release';
      url: string;
      percent: number;
      next: number[];
      built: string | undefined;
      isSmokeTested: boolean;
      isRehearsed: boolean;
      batchSize: number | undefined;
    };

/** @param given what comes after `area` @throws RegistryProblem that says how it is written */
export function areaArguments(given: readonly string[]): AreaOrder {
  const { positionals, values } = read(given);
  const [area, ...more] = positionals;
  if (!isArea(area) || more.length > 0) throw new RegistryProblem(USAGE);
  const others = (['promote', 'status', 'settle', 'contract'] as const).filter((one) => values[one]);
  const [percent, ...next] = stepsOf(values, RegistryProblem);
  if (others.length + (percent === undefined ? 0 : 1) !== 1) throw new RegistryProblem(USAGE);
  if (percent === undefined) return { area, what: others[0]! };
  if (!URL.canParse(values.subgraph ?? ''))
    throw new RegistryProblem(
      `Start the candidate of the ${SUBGRAPH_OF[area]} subgraph beside the one that runs, and say where it answers: --subgraph http://127.0.0.1:4103/graphql`,
    );
  const batchSize = values.batch === undefined ? undefined : Number(values.batch);
  if (batchSize !== undefined && !(Number.isInteger(batchSize) && batchSize >= 1 && batchSize <= MAX_BATCH))
    throw new RegistryProblem(`A batch is 1 to ${MAX_BATCH} documents.`);
  return {
    area,
    what: 'release',
    url: values.subgraph!,
    percent,
    next,
    built: values.built,
    isSmokeTested: !values['without-smoke-test'],
    isRehearsed: !values['without-rehearsal'],
    batchSize,
  };
}

const MAX_BATCH = 1000;

const isArea = (given: string | undefined): given is Area => given !== undefined && given in SUBGRAPH_OF;

function read(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        subgraph: { type: 'string' },
        canary: { type: 'string' },
        ramp: { type: 'string' },
        built: { type: 'string' },
        batch: { type: 'string' },
        promote: { type: 'boolean', default: false },
        status: { type: 'boolean', default: false },
        settle: { type: 'boolean', default: false },
        contract: { type: 'boolean', default: false },
        'without-smoke-test': { type: 'boolean', default: false },
        'without-rehearsal': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new RegistryProblem(`${(error as Error).message}\n\n${USAGE}`);
  }
}
