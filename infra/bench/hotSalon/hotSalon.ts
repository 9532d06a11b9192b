import { cpus, loadavg } from 'node:os';
import { createCleanUp } from '../../processes/cleanUp';
import { createDatabase, databaseAt } from '../../processes/database';
import { askForSeats } from './askForSeats';
import { aHotSalon, checkSeats } from './hotSeats';
import { openGraph } from './openGraph';

/**
 * A salon that everybody wants: so many members ask for its seats within a minute. The real graph with its limits, the real services and
 * the embedded database, which is a process of its own:
 * node --import tsx infra/bench/hotSalon/hotSalon.ts [members, default 50000] [seats, default 500] [seconds, default 60]
 * Ends with 1 when a seat was sold twice, an answer is missing, or what was told is not what is stored.
 */
const [MEMBERS = 50_000, SEATS = 500, SECONDS = 60] = process.argv.slice(2).map(Number);

const cleanUp = createCleanUp();
const dataDir = cleanUp.temporaryFolder('hot');
try {
  const database = await createDatabase(dataDir);
  cleanUp.add(database.end);
  await database.start();
  const graph = await openGraph({ uri: databaseAt(database.port), dataDir });
  cleanUp.add(graph.close);
  const salonId = await aHotSalon(SEATS);
  console.log(
    `${new Date().toISOString()}, ${cpus().length} cores, load before ${loadavg()[0]!.toFixed(1)}: ${MEMBERS} members within ${SECONDS} s for ${SEATS} seats`,
  );

  const asked = await askForSeats(graph, { salonId, members: MEMBERS, seconds: SECONDS });
  console.table(asked.figures);
  const stored = await checkSeats(salonId, { members: MEMBERS, seats: SEATS, told: asked.told });
  console.table(stored.figures);
  for (const problem of stored.problems) console.log(`NOT HELD: ${problem}`);
  process.exitCode = stored.problems.length > 0 ? 1 : 0;
} finally {
  await cleanUp.run();
}
