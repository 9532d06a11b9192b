import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../ci/findChromium';
import { Problem } from '../../start/problem';
import { mustRun } from './processes';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** A Chromium that trusts the authority as a person's would, by its own store, and finds `names` on this machine. */
export async function openChromium(
  folder: string,
  authority: string,
  names: readonly string[],
): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Problem('There is no Chromium here: install one or name one by CHROMIUM_PATH.');
  const store = join(folder, '.pki/nssdb');
  mkdirSync(store, { recursive: true });
  const certutil = (...args: string[]) =>
    mustRun({ program: 'certutil', args: ['-d', `sql:${store}`, ...args] });
  await certutil('-N', '--empty-password');
  await certutil('-A', '-n', 'Athenaeum test authority', '-t', 'C,,', '-i', authority);
  return chromium.launch({
    executablePath,
    args: [...FLAGS, `--host-resolver-rules=${names.map((name) => `MAP ${name} 127.0.0.1`).join(',')}`],
    env: { ...process.env, HOME: folder },
  });
}
