/** What the tests of a file share: opened before the first of them, closed after the last, and empty until then. */
export function openForFile<World extends { close(): Promise<void> }>(open: () => Promise<World>): World {
  const world = {} as World;
  beforeAll(async () => void Object.assign(world, await open()), TIMEOUT_MS);
  afterAll(() => world.close());
  return world;
}

/** A gateway with demo data takes this long while all other tests run on the machine. */
const TIMEOUT_MS = 240_000;
