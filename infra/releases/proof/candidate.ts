import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { retry } from '@athenaeum/common/waiting';
import { freePort } from '@athenaeum/kit/testing/freePort';

export const MIGRATION = '0002-manners-of-coaches';
/** The field that the schema loses, and the one that it has in its place; documents likewise. */
export const FIELD = { before: 'coaching_style', after: 'manner' } as const;

/**
 * A folder with the code of the coaching subgraph after a breaking change: a field has another name, in its schema and in its documents,
 * with the migration that brings them there. Below the tree, so that it finds the same packages.
 */
export function changedSubgraph(): { folder: string; remove(): void } {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache', 'changed-coaching-'));
  cpSync('subgraphs/coaching', folder, { recursive: true });
  const edit = (file: string, from: string, to: string) => {
    const path = join(folder, 'src', file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} is not what this proof changes: ${from} is missing`);
    writeFileSync(path, text.replace(from, to));
  };
  const { before, after } = FIELD;
  edit('modules/coach/coach.graphql', `  ${before}: String`, `  ${after}: String`);
  edit('modules/coach/coach.model.ts', `    ${before}: text,`, `    ${before}: text,\n    ${after}: text,`);
  edit(
    'modules/coach/coach.resolvers.ts',
    '  id: ({ _id }: CoachRow) => _id,',
    `  id: ({ _id }: CoachRow) => _id,
  ${after}: (coach: CoachRow & { ${after}?: string }) => {
    if (process.env.IS_FAULTY) throw new Error('The manner of coaches is not found');
    return coach.${after} ?? coach.${before};
  },`,
  );
  edit(
    'migrations/index.ts',
    'export const migrations: readonly Migration[] = [roomsOfSessions];',
    `import { mannersOfCoaches } from './${MIGRATION}';
export const migrations: readonly Migration[] = [roomsOfSessions, mannersOfCoaches];`,
  );
  writeFileSync(
    join(folder, 'src/migrations', `${MIGRATION}.ts`),
    `import type { Migration } from '@athenaeum/kit/migrations';
export const mannersOfCoaches: Migration = {
  id: '${MIGRATION}',
  about: 'Calls the style of coaches their manner.',
  collection: 'coaches',
  reads: 'both',
  expand: {
    where: { ${before}: { $exists: true }, $expr: { $ne: ['$${before}', '$${after}'] } },
    change: ({ ${before} }) => ({ $set: { ${after}: ${before} } }),
  },
  contract: { where: { ${before}: { $exists: true } }, change: () => ({ $unset: { ${before}: '' } }) },
  back: {
    where: { ${after}: { $exists: true } },
    change: ({ ${before}, ${after} }) => ({ $set: { ${before}: ${before} ?? ${after} }, $unset: { ${after}: '' } }),
  },
};
`,
  );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs it beside the subgraph that everybody has. */
export async function startCandidate(folder: string, env: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', join(folder, 'src/main.ts')], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await retry(
    async () => {
      if ((await fetch(`${origin}/live`)).ok) return;
      throw new Error('The candidate does not start');
    },
    { attempts: 240, delay: 500 },
  );
  return {
    url: `${origin}/graphql`,
    async stop(): Promise<void> {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
