import { formatKey } from './keys';
import type { Storage } from './storage';

/** Raised whenever keys or values come to mean something else. */
const FORMAT = 1;

/** Marks new files with the format they are written in and refuses those written in another. */
export async function checkFormat(storage: Storage): Promise<void> {
  const found = storage.latest().get(formatKey());
  if (!found) {
    await storage.write((view) => view.put(formatKey(), Buffer.of(FORMAT)));
  } else if (found[0] !== FORMAT) {
    throw new Error(`they are in format ${found[0]}, not ${FORMAT}`);
  }
}
