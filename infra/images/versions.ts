import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The default of a Dockerfile's build argument. */
export const NODE_OF_IMAGES = /^ARG NODE=node:(\d+\.\d+\.\d+)-/m.exec(
  readFileSync(join(root, 'infra/docker/Dockerfile'), 'utf8'),
)![1]!;
