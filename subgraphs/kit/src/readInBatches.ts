/** One database serves all processes, one question at a time: between so many rows others get their turn. */
const BATCH_SIZE = 200;

interface Readable {
  batchSize(rows: number): { cursor(): AsyncIterable<unknown> };
}

/**
 * The rows of a query that finds thousands, read in answers of 200; joined with no other read (`joinReads`), which would wait
 * for all of them.
 */
export async function readInBatches<Row>(query: Readable): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of query.batchSize(BATCH_SIZE).cursor() as AsyncIterable<Row>) rows.push(row);
  return rows;
}
