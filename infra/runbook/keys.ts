import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { publicPartOf } from '@athenaeum/release-protocol/areaKey';
import { createFakeHttpSystem } from '@athenaeum/gateway-testing/fakeHttpSystem';
import type { Report } from '../production/others/report';
import { timeUntil } from '../faults/rig';
import { asWritten, isRefused, succeeds } from './asWritten';
import type { World } from './world';

const LETTER_TIMEOUT_MS = 120_000;
const SECRETS = ['SESSION_SECRET', 'INTERNAL_KEY', 'REPORT_KEY'];

/** People and keys: the first admin, keys of teams, secrets, and what is known of libraries. */
export async function keyCommands({ env, gateway, folder }: World, { check }: Report): Promise<void> {
  await check('the first admin is made, and mailed a link that sets a password', async () => {
    await succeeds(asWritten('npm run admin -- ada@example.org Ada Lovelace'), env);
    const came = () => letterTo(gateway, 'ada@example.org');
    const isThere = await timeUntil(async () => /password-reset/.test(await came()), LETTER_TIMEOUT_MS);
    assert.notEqual(isThere, null, await came());
  });

  const part = publicPartOf(generateKeyPairSync('ed25519').privateKey);
  let id = '';
  await check('a key of a team is registered, listed and revoked', async () => {
    const added = await succeeds(
      asWritten(
        `npm run release:keys -- add <public part> --name "Ada's laptop" --areas mfe-book-club --rights deploy,canary,promote,preview,rollback --days 180`,
        { '<public part>': part },
      ),
      env,
    );
    assert.match(added, /Ada's laptop: deploy, canary, promote, preview, rollback in mfe-book-club; expires/);
    const list = () => succeeds(asWritten('npm run release:keys -- list'), env);
    id = /^(\S+) {2}Ada's laptop/m.exec(await list())![1]!;
    await succeeds(asWritten('npm run release:keys -- revoke <id>', { '<id>': id }), env);
    assert.match(await list(), /Ada's laptop: .*; revoked on /);
  });
  await check('a key without a term is registered for the usual time', async () => {
    const added = await succeeds(
      asWritten(
        `npm run release:keys -- add <public part> --name "Ada's laptop" --areas mfe-book-club --rights deploy,canary,promote,preview,rollback`,
        { '<public part>': publicPartOf(generateKeyPairSync('ed25519').privateKey) },
      ),
      env,
    );
    assert.match(added, /expires on \d{4}-/);
  });

  await check('a key for notifications is printed', async () => {
    const printed = await succeeds(asWritten('npm run keys:push'), env);
    assert.match(printed, /^PUSH_PRIVATE_KEY=[\w-]{43}$/m);
  });

  await check('secrets are rotated with their predecessors, and without them', async () => {
    const file = join(folder, 'secrets.env');
    writeFileSync(file, SECRETS.map((name) => `${name}=${`${name} of before `.repeat(3)}\n`).join(''));
    const before = parseEnv(readFileSync(file, 'utf8'));
    const at = { 'secrets.env': file };
    const said = await succeeds(asWritten('npm run keys:rotate -- secrets.env', at), env);
    const rotated = parseEnv(readFileSync(file, 'utf8'));
    for (const name of SECRETS) {
      assert.notEqual(rotated[name], before[name]);
      assert.equal(rotated[`${name}_PREVIOUS`], before[name]);
      assert.ok(!said.includes(rotated[name]!), 'no secret is printed');
    }
    await succeeds(asWritten('npm run keys:rotate -- secrets.env --drop', at), env);
    const dropped = parseEnv(readFileSync(file, 'utf8'));
    for (const name of SECRETS) {
      assert.equal(dropped[name], rotated[name]);
      assert.equal(dropped[`${name}_PREVIOUS`] ?? '', '');
    }
  });

  await check('secrets are rotated in the file of a machine', async () => {
    const file = join(folder, 'secrets.env');
    const line = asWritten('npm run keys:rotate -- /etc/athenaeum/secrets.env', {
      '/etc/athenaeum/secrets.env': file,
    });
    assert.match(await succeeds(line, env), /New: /);
  });

  await check('another system is asked with our token, and its type is read', async () => {
    const crm = await createFakeHttpSystem();
    try {
      const said = await succeeds(
        asWritten(
          'curl -si -X POST -H "authorization: Bearer $CRM_TOKEN" -H "content-type: application/json" -d \'{}\' "$CRM_URL/webhooks/salesforce/bookmark"',
        ),
        { ...env, CRM_URL: crm.url, CRM_TOKEN: 'of the CRM' },
      );
      assert.match(said, /^HTTP\/1\.1 200 [^]*content-type: application\/json/i);
      assert.equal(crm.calls[0]?.authorization, 'Bearer of the CRM');
    } finally {
      await crm.goAway();
    }
  });

  await check('the bill of materials is written, and nothing else is in it', async () => {
    const file = join(folder, 'athenaeum.cdx.json');
    await succeeds(
      asWritten('npm run --silent sbom > athenaeum.cdx.json', { 'athenaeum.cdx.json': file }),
      env,
    );
    const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
      bomFormat: string;
      components: unknown[];
    };
    assert.equal(bomFormat, 'CycloneDX');
    assert.ok(components.length > 100, `${components.length} components`);
  });

  await check('the audit log is verified, also against a head of before', async () => {
    const said = await succeeds(asWritten('npm run audit:verify'), env);
    const [, head = ''] = /Head: (\S+)/.exec(said) ?? [];
    assert.match(head, /^\d+:[\w-]{43}$/, said);
    await succeeds(asWritten('npm run audit:verify -- 412:<digest>', { '412:<digest>': head }), env);
    const cutOff = head.replace(/^\d+/, (number) => String(Number(number) + 1));
    await isRefused(asWritten('npm run audit:verify -- 412:<digest>', { '412:<digest>': cutOff }), env);
  });

  await check('a key for builds is written for its owner alone, and signs what is live', async () => {
    const file = join(folder, 'release.pem');
    const printed = await succeeds(
      asWritten('npm run keys:build -- release.pem', { 'release.pem': file }),
      env,
    );
    assert.match(printed, /^TRUSTED_BUILDERS=\S+/m);
    assert.ok(existsSync(file));
    const said = await succeeds(asWritten('npm run sign'), { ...env, BUILD_SIGNING_KEY_FILE: file });
    assert.match(said, /^Signed mfe-learning \S+ with /m);
  });
  // The product trusts its own key only: what is live is signed with that one again.
  await check('the live versions are signed with the key of before again', async () => {
    assert.match(await succeeds(asWritten('npm run sign'), env), /^Signed mfe-learning /m);
  });
}

async function letterTo(gateway: string, address: string): Promise<string> {
  const answer = await fetch(`${gateway}/dev/mailbox?to=${address}`, {
    headers: { accept: 'application/json' },
  });
  return answer.text();
}
