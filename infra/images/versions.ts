import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What the Dockerfile takes when nobody says otherwise. */
export const NODE_OF_IMAGES = /^ARG NODE=node:(\d+\.\d+\.\d+)-/m.exec(
  readFileSync(join(root, 'infra/docker/Dockerfile'), 'utf8'),
)![1]!;
