import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { changedBuild } from '../ci/changedBuild';
import type { Report } from '../production/others/report';
import { asWritten, succeeds } from './asWritten';
import { isLive, liveVersion } from './product';
import type { World } from './world';

/** Releases of a remote and what takes them back; the runbook's examples name different areas, which any of ours may stand for. */
export async function releaseCommands({ env, origin }: World, { check }: Report): Promise<void> {
  const learning = { 'mfe-mentoring': 'mfe-learning' };
  const ours = await liveVersion(origin, 'mfe-learning');

  await check('a version from elsewhere is live, so that a build of ours is another one', async () => {
    await deployChanged('mfe-learning', 'changed0001', env);
    await isLive(origin, 'mfe-learning', 'changed0001');
  });
  await check('a canary of our source is released, and given to everybody', async () => {
    const tried = await succeeds(asWritten('npm run deploy -- mfe-learning --canary 10'), env);
    assert.match(tried, new RegExp(ours), tried);
    await succeeds(asWritten('npm run deploy -- mfe-mentoring --promote', learning), env);
    await isLive(origin, 'mfe-learning', ours);
  });
  await check('it is tried, as area teams write it, and withdrawn', async () => {
    await succeeds(asWritten('npm run rollback -- mfe-learning'), env);
    await succeeds(asWritten('npm run deploy -- mfe-mentoring --canary 10', learning), env);
    await succeeds(asWritten('npm run deploy -- mfe-mentoring --promote', learning), env);
    await isLive(origin, 'mfe-learning', ours);
  });
  await check('it is rolled back', async () => {
    assert.match(
      await succeeds(asWritten('npm run rollback -- mfe-learning'), env),
      /Rolled mfe-learning back to changed0001/,
    );
    await isLive(origin, 'mfe-learning', 'changed0001');
  });
  await check('a canary is ramped, and withdrawn', async () => {
    await succeeds(asWritten('npm run deploy -- mfe-mentoring --ramp 5,25,100', learning), env);
    assert.match(
      await succeeds(asWritten('npm run rollback -- mfe-mentoring', learning), env),
      /Nobody gets mfe-learning/,
    );
  });
  await check('a preview has a link, and ends', async () => {
    const shown = await succeeds(asWritten('npm run deploy -- mfe-mentoring --preview', learning), env);
    assert.match(shown, /https?:\/\//);
    assert.match(
      await succeeds(asWritten('npm run rollback -- mfe-mentoring --preview', learning), env),
      /Its preview has ended/,
    );
  });
  await check('a version is released to everybody at once', async () => {
    await succeeds(asWritten('npm run deploy -- mfe-mentoring', learning), env);
    await isLive(origin, 'mfe-learning', ours);
  });
  await check('a version is killed, and allowed again', async () => {
    const at = { '<version>': ours };
    const killed = await succeeds(asWritten('npm run kill -- mfe-learning <version> "why"', at), env);
    assert.match(killed, /Nobody gets mfe-learning \S+ any more; members get changed0001/);
    await isLive(origin, 'mfe-learning', 'changed0001');
    const undo = { 'mfe-coaching': 'mfe-learning', ...at };
    await succeeds(asWritten('npm run kill -- mfe-coaching <version> --undo', undo), env);
    await succeeds(asWritten('npm run deploy -- mfe-mentoring', learning), env);
    await isLive(origin, 'mfe-learning', ours);
  });
  await check('an area is rolled back by its name, and killed', async () => {
    const before = await liveVersion(origin, 'mfe-coaching');
    await deployChanged('mfe-coaching', 'changed0002', env);
    await succeeds(asWritten('npm run rollback -- area coaching'), env);
    await isLive(origin, 'mfe-coaching', before);
    const at = { '<version>': 'changed0002' };
    await succeeds(asWritten('npm run kill -- mfe-coaching <version> "why"', at), env);
  });
}

async function deployChanged(name: string, version: string, env: World['env']): Promise<void> {
  const folder = changedBuild(`dist/${name}`, version);
  try {
    await succeeds(`npm run deploy -- ${name} --built ${folder} --without-smoke-test`, env);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
