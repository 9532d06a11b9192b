import type { Agent } from 'node:http';
import { demoRandom } from '@athenaeum/kit/demo';
import { createVisitGenerator } from './visitGenerator';
import { figuresOf, shown } from './figures';
import { withDatabase } from './loadData';
import { startProduct } from './product';
import type { Saturation } from './saturation';
import type { Broken } from './stage';
import { createWorld } from './world';

const SECONDS = 30;
const INSTANCES = 2;
const GOOD = 99.5;

/** Two of each service on the one database, and more who want a seat than there are. */
export async function instances(
  from: { uri: string; dataDir: string; agent: Agent },
  { rate }: Saturation,
): Promise<Broken> {
  const product = await startProduct({ ...from, size: 'large', instances: INSTANCES });
  try {
    const random = demoRandom('instances');
    const world = await createWorld({ ...from, size: 'large', port: product.port }, random);
    const outcomes = await createVisitGenerator(world, 'instances').goingLive(
      rate * 0.4,
      rate * 0.45,
      SECONDS,
    );
    const figures = figuresOf(outcomes, SECONDS);
    const seats = await seatsAt(from.uri, world.live.id);
    console.table({ 'two of each': shown(figures) });
    console.log(
      `seats of the salon: ${seats.capacity}, given ${seats.reserved}, in line ${seats.pending}, asked for twice ${seats.twice}\n`,
    );
    return [
      ...(figures.good < GOOD ? [`${figures.good.toFixed(1)} % were served by two of each`] : []),
      ...(seats.reserved > seats.capacity ? ['more seats were given than there are'] : []),
      ...(seats.twice > 0 ? ['somebody has two answers to one invitation'] : []),
    ];
  } finally {
    await product.stop();
  }
}

const seatsAt = (uri: string, salonId: string) =>
  withDatabase(uri, 'large', async (db) => {
    const salon = await db.collection<{ _id: string; capacity: number }>('salons').findOne({ _id: salonId });
    const rsvps = await db
      .collection<{ user_id?: string; status: string }>('rsvps')
      .find({ salon_id: salonId })
      .toArray();
    const count = (status: string) => rsvps.filter((rsvp) => rsvp.status === status).length;
    const members = rsvps.flatMap(({ user_id }) => user_id ?? []);
    return {
      capacity: salon!.capacity,
      reserved: count('RESERVED'),
      pending: count('PENDING'),
      twice: members.length - new Set(members).size,
    };
  });
