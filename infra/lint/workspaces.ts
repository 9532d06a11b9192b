import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Workspace {
  name: string;
  /** From the root, with forward slashes. */
  folder: string;
  /** What may be imported: the name itself, and its subpaths. */
  doors: string[];
}

/** Our packages as npm knows them. */
export function readWorkspaces(root: string): Workspace[] {
  const { workspaces } = readJson<{ workspaces: string[] }>(join(root, 'package.json'));
  return workspaces
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, exports = {} } = readJson<{ name: string; exports?: Record<string, string> }>(
        join(root, folder, 'package.json'),
      );
      return { name, folder, doors: Object.keys(exports).map((path) => name + path.slice(1)) };
    });
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
