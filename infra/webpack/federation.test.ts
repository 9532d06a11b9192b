/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { WebpackPluginInstance } from 'webpack';
import { sameAnywhere } from './federation';
import { run } from './run';

const roots: string[] = [];

afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

it('numbers modules of shared libraries alike wherever the source lies', async () => {
  const here = await idsIn(rootCalled('here'));
  const elsewhere = await idsIn(rootCalled('some-other-place'));

  expect(here).toEqual([expect.anything()]);
  expect(elsewhere).toEqual(here);
});

function rootCalled(name: string): string {
  const root = mkdtempSync(join(tmpdir(), name));
  roots.push(root);
  writeFileSync(join(root, 'main.js'), "import('library');\n");
  const library = join(root, 'node_modules/library');
  mkdirSync(library, { recursive: true });
  writeFileSync(join(library, 'package.json'), JSON.stringify({ name: 'library', version: '1.0.0' }));
  writeFileSync(join(library, 'index.js'), 'export const now = Date.now();\n');
  return root;
}

/** Of the modules that share something. */
async function idsIn(root: string): Promise<unknown[]> {
  const { compilation } = await run({
    context: root,
    mode: 'none',
    entry: './main.js',
    output: { path: join(root, 'dist') },
    optimization: { moduleIds: 'deterministic' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'area',
        shared: { library: { requiredVersion: '^1.0.0' } },
        dts: false,
        manifest: false,
      }) as WebpackPluginInstance,
      sameAnywhere,
    ],
  });
  return [...compilation.modules]
    .filter((module) => module.identifier().startsWith('provide module'))
    .map((module) => compilation.chunkGraph.getModuleId(module));
}
