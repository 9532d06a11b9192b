import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typedIn } from './typedIn';

/** Pages that tell people what to type. */
const PAGES = [
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  'infra/docker/README.md',
  'infra/guides/area-teams.md',
  'infra/guides/configuration.md',
  'infra/guides/dev.md',
  'infra/guides/faults.md',
  'infra/guides/histories.md',
  'infra/guides/instances.md',
  'infra/guides/migrations.md',
  'infra/guides/objectives.md',
  'infra/guides/one-machine.md',
  'infra/guides/refunds.md',
  'infra/guides/runbook.md',
  'infra/guides/scaling.md',
  'infra/guides/upgrades.md',
  'infra/k8s/README.md',
  'infra/observability/README.md',
];
const ROOT = join(import.meta.dirname, '../..');

export interface Typed {
  page: string;
  line: string;
}

/** What pages tell people to type. */
export const typed: readonly Typed[] = PAGES.flatMap((page) =>
  typedIn(readFileSync(join(ROOT, page), 'utf8')).map((line) => ({ page, line: line.trim() })),
);

/** Each whole command of a program once, with `filledIn` for what a reader has to put in; a program's name by itself is none. */
export function commandsOf(program: string, filledIn: Readonly<Record<string, string>> = {}): string[] {
  const lines = typed.map(({ line }) => line).filter((line) => line.startsWith(`${program} `));
  const complete = lines.map((line) =>
    Object.entries(filledIn).reduce((text, [name, value]) => text.replaceAll(name, value), line),
  );
  return [...new Set(complete)];
}
