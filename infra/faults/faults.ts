import { connectDatabase, disconnectDatabase } from '@athenaeum/kit';
import { seedDomains } from '../start/demoDomains';
import { createActs } from './acts';
import { createCleanUp } from '../processes/cleanUp';
import { createHistory } from './history';
import { signInPeople } from './people';
import { openPlaces } from './places';
import { createProbes } from './probes';
import { startRig } from './rig';
import { survive } from './survive';
import { createRoutine } from './workload';

/**
 * Injects faults into one part after the other while members use the product: killed, suspended, slow, hanging, failing, resetting or
 * truncating. Afterwards every acknowledged operation is checked against the stored data:
 * node --import tsx infra/faults/faults.ts ['content killed' database ...]
 * Runs all faults, or the named ones, or all of a part or of a kind. Prints a row for each fault with its problems, and exits with 1 when there are any.
 */
const MEMBERS = 8;

const wanted = process.argv.slice(2).map((name) => name.split(' '));
const cleanUp = createCleanUp();
let problems = 0;
try {
  await run();
} finally {
  await cleanUp.run();
}
process.exit(problems > 0 ? 1 : 0);

async function run(): Promise<void> {
  const { back, outside, startFront } = await startRig(cleanUp);
  await connectDatabase(back.databaseUri);
  cleanUp.add(disconnectDatabase);
  await seedDomains(Date.now());
  await back.startAll();
  const { places: front, faults } = await startFront();
  const chosen = faults.filter(({ name }) => isWanted(name));
  const [patient, ...members] = await signInPeople(back.origin, MEMBERS + 1);
  const places = await openPlaces(patient!);
  const history = createHistory();
  const routineOf = (person: typeof patient) =>
    createRoutine(createActs(person!, { history, outside, origin: back.origin }), places);
  const world = {
    history,
    outside,
    routines: members.map(routineOf),
    patient: routineOf(patient),
    probes: createProbes(back.origin, front, patient!),
  };

  for (const fault of chosen) {
    const { problems: found, ...row } = await survive(fault, world);
    console.log(JSON.stringify({ ...row, problems: found.length }));
    for (const problem of new Set(found)) console.log(`  ${problem}`);
    problems += found.length;
  }
}

function isWanted(name: string): boolean {
  const words = name.split(' ');
  return wanted.length === 0 || wanted.some((all) => all.every((word) => words.includes(word)));
}
