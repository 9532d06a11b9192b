import { formatKey } from './keys';
import type { Storage } from './storage';

/** Raise it with every change of what keys or values mean. */
const FORMAT = 1;

/** Writes the format number into new files. @throws Error for files of another format */
export async function checkFormat(storage: Storage): Promise<void> {
  const found = storage.latest().get(formatKey());
  if (!found) {
    await storage.write((view) => view.put(formatKey(), Buffer.of(FORMAT)));
  } else if (found[0] !== FORMAT) {
    throw new Error(`they are in format ${found[0]}, not ${FORMAT}`);
  }
}
