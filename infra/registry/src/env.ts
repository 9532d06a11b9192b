import { resolve } from 'node:path';

export const dataDir = resolve(process.env.DATA_DIR ?? '.data');

/** Where the registry lives: the product's own database unless configured. */
export const databaseUri =
  process.env.MONGODB_URI ||
  `mongodb://127.0.0.1:${process.env.DATABASE_PORT || 27027}/?directConnection=true`;
