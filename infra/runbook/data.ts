import assert from 'node:assert/strict';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../production/others/report';
import { asWritten, isRefused, succeeds } from './asWritten';
import type { World } from './world';

const DATE = 'backups/2026-11-22';

/** Stored data: its migrations while the product runs, and a backup. */
export async function dataCommands({ env, folder }: World, { check }: Report): Promise<void> {
  await check('migrations are rehearsed, and say how far they are', async () => {
    assert.match(await succeeds(asWritten('npm run migrate -- status'), env), /0001-rooms-of-sessions/);
    assert.match(
      await succeeds(asWritten('npm run migrate -- rehearse'), env),
      /0001-rooms-of-sessions[^]*back restored all/,
    );
    await succeeds(asWritten('npm run migrate -- rehearse users 0001', { users: 'coaching' }), env);
  });
  await check('a migration is undone, and expanded again', async () => {
    await succeeds(asWritten('npm run migrate -- back coaching 0001'), env);
    await succeeds(asWritten('npm run migrate -- expand'), env);
    await succeeds(asWritten('npm run migrate -- back coaching 0002', { '0002': '0001' }), env);
    await succeeds(asWritten('npm run migrate -- expand'), env);
  });
  await check('the schema breaks nothing of what is live', async () => {
    await succeeds(asWritten('npm run check:schema -- <subgraph>', { '<subgraph>': 'coaching' }), env);
  });
  const at = { [DATE]: join(folder, DATE) };
  await check('a backup is made while the product runs, and checked', async () => {
    await succeeds(asWritten('npm run backup -- backups/2026-11-22', at), env);
    assert.match(
      await succeeds(asWritten('npm run restore -- backups/2026-11-22 --check', at), env),
      /all as it was backed up/,
    );
  });
  await check('a restore is refused while the product runs', async () => {
    assert.match(await isRefused(asWritten('npm run restore -- backups/2026-11-22', at), env), /is running/);
  });
  await check('the old form goes only by a version that does not need it', async () => {
    const line = asWritten('npm run migrate -- contract coaching 0001 --no-live-version-needs-it');
    assert.match(await isRefused(line, env), /still reads and writes the old form/);
  });
}

/** With the product stopped, over its folder and over an empty one. */
export async function restoring({ env, folder }: World, { check }: Report): Promise<void> {
  const at = { [DATE]: join(folder, DATE) };
  const restore = asWritten('npm run restore -- backups/2026-11-22', at);
  await check('a restore is refused over what there is, unless it is said', async () => {
    assert.match(await isRefused(restore, env), /--replace/);
    await succeeds(`${restore} --replace`, env);
  });
  const empty = { ...env, DATA_DIR: join(folder, 'empty') };
  await check('a backup is restored into an empty product', async () => {
    assert.match(await succeeds(restore, empty), /Restored /);
    assert.ok(existsSync(join(folder, 'empty')));
  });
  await check('what was decided since is put back by itself', async () => {
    assert.match(
      await succeeds(asWritten('npm run restore -- --decisions-since 2026-11-27T09:30:00Z'), empty),
      /Everybody signs in again/,
    );
  });
  await check('a backup that was changed is refused', async () => {
    const damaged = join(folder, 'damaged');
    cpSync(join(folder, DATE), damaged, { recursive: true });
    await succeeds(`echo more >> ${join(damaged, 'manifest.json')}`);
    await isRefused(asWritten('npm run restore -- backups/2026-11-22 --check', { [DATE]: damaged }), env);
  });
}
