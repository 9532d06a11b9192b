import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface GraphqlFile {
  /** From the root of the repository. */
  path: string;
  text: string;
}

/** What sends operations. */
export interface FrontApp {
  name: string;
  files: GraphqlFile[];
  /** From the root of the repository; its name where left out. */
  folder?: string;
}

export const graphqlFiles = (root: string, folder: string): GraphqlFile[] =>
  filesIn(root, folder, '.graphql');

/** The files under a folder, in order; none where there is no such folder. */
export function filesIn(root: string, folder: string, ending: string): GraphqlFile[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => readGraphql(root, join(folder, file)));
}

export const readGraphql = (root: string, path: string): GraphqlFile => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
});
