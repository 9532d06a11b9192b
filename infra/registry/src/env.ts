import { userInfo } from 'node:os';
import { resolve } from 'node:path';

export const dataDir = resolve(process.env.DATA_DIR ?? '.data');

/** Where the registry lives: the product's own database unless configured. */
export const databaseUri =
  process.env.MONGODB_URI ||
  `mongodb://127.0.0.1:${process.env.DATABASE_PORT || 27027}/?directConnection=true`;

export const databaseName = process.env.MONGODB_DATABASE || 'athenaeum';

/** Where members find the running product. */
export const origin = new URL(
  process.env.PUBLIC_ORIGIN || `http://localhost:${process.env.SHELL_PORT || 3000}`,
).origin;

/** Who publishes: `DEPLOYED_BY` where a pipeline does, otherwise whoever is at the keyboard. */
export function publisher(): string | null {
  if (process.env.DEPLOYED_BY) return process.env.DEPLOYED_BY;
  try {
    return userInfo().username;
  } catch {
    // A container may run as somebody who is in no list.
    return null;
  }
}
