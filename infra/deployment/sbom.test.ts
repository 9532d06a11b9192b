import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inventoryOf } from './sbom';

const ROOT = join(__dirname, '../..');
const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');

it('lists every library of the lock file by its name, version and hash', () => {
  const { bomFormat, components } = inventoryOf(lock);
  const locked = JSON.parse(lock) as { packages: Record<string, { integrity?: string }> };
  const express = components.find(({ name }) => name === 'express')!;
  const { version } = JSON.parse(
    readFileSync(join(ROOT, 'node_modules/express/package.json'), 'utf8'),
  ) as typeof express;

  expect(bomFormat).toBe('CycloneDX');
  expect(express).toMatchObject({ version, purl: `pkg:npm/express@${version}`, scope: 'required' });
  expect(express.licenses).toEqual([{ expression: 'MIT' }]);
  const hashes = new Set(components.flatMap((component) => component.hashes.map(({ content }) => content)));
  for (const { integrity } of Object.values(locked.packages))
    if (integrity) expect(hashes).toContain(Buffer.from(integrity.split('-')[1]!, 'base64').toString('hex'));
});

it('tells what is shipped from what only builds and tests, and names what is nested', () => {
  const sha512 = `sha512-${Buffer.alloc(64, 7).toString('base64')}`;
  const { components } = inventoryOf(
    JSON.stringify({
      name: 'athenaeum',
      version: '1.0.0',
      packages: {
        '': { version: '1.0.0' },
        'node_modules/@a/b': { version: '2.0.0', integrity: sha512 },
        'node_modules/c/node_modules/@a/b': { version: '3.0.0', integrity: sha512, dev: true },
        'gateway/node_modules/d': { version: '4.0.0', integrity: sha512, optional: true },
        'node_modules/@athenaeum/kit': { link: true },
      },
    }),
  );

  expect(components.map(({ purl, scope }) => [purl, scope])).toEqual([
    ['pkg:npm/%40a/b@2.0.0', 'required'],
    ['pkg:npm/%40a/b@3.0.0', 'excluded'],
    ['pkg:npm/d@4.0.0', 'optional'],
  ]);
  expect(components[0]!.hashes).toEqual([{ alg: 'SHA-512', content: '07'.repeat(64) }]);
});
