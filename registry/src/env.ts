import { userInfo } from 'node:os';
import { resolve } from 'node:path';

export const dataDir = resolve(process.env.DATA_DIR ?? '.data');

/** The registry's database: the product's own unless configured. */
export const databaseUri =
  process.env.MONGODB_URI ||
  `mongodb://127.0.0.1:${process.env.DATABASE_PORT || 27027}/?directConnection=true`;

export const databaseName = process.env.MONGODB_DATABASE || 'athenaeum';

/** The public origin of the running product. */
export const origin = new URL(
  process.env.PUBLIC_ORIGIN || `http://localhost:${process.env.SHELL_PORT || 3000}`,
).origin;

/** The publisher's name: `DEPLOYED_BY` of a pipeline, otherwise the user of the operating system; null when unknown. */
export function publisher(): string | null {
  if (process.env.DEPLOYED_BY) return process.env.DEPLOYED_BY;
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user without a passwd entry.
    return null;
  }
}
