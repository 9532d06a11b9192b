/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Stats, WebpackPluginInstance } from 'webpack';
import { leanSharing, sameAnywhere } from './federation';
import { leanManifest } from './leanManifest';
import { run } from './run';

const roots: string[] = [];

afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true })));

it('numbers modules of shared libraries alike wherever the source lies', async () => {
  const here = await idsIn(rootCalled('here'));
  const elsewhere = await idsIn(rootCalled('some-other-place'));

  expect(here).toEqual([expect.anything()]);
  expect(elsewhere).toEqual(here);
});

it('says in the manifest what it would with every module described', async () => {
  const root = rootCalled('lean');

  const lean = manifestIn(await built(root, { manifest: true, plugins: [leanManifest] }));

  expect(lean).toEqual(manifestIn(await built(root, { manifest: true })));
  expect(lean.shared).toEqual([expect.objectContaining({ name: 'library', version: '1.0.0' })]);
  expect(lean.shared[0]!.assets.js.sync).toHaveLength(1);
});

it('describes the modules of federation and what they stand for, and no others', async () => {
  const stats = await built(rootCalled('described'), { plugins: [leanManifest] });

  const described = stats.toJson({ all: false, modules: true, ids: true }).modules!.map(({ name }) => name);

  expect(described).toContain('./node_modules/library/index.js');
  expect(described).not.toContain('./main.js');
});

it('shares by federation alone', async () => {
  const root = rootCalled('sharing');
  const script = () => readFileSync(join(root, 'dist/main.js'), 'utf8');
  const waysToShare = () => script().match(/__webpack_require__\.I = /g);

  await built(root, { plugins: [leanSharing] });
  expect(waysToShare()).toHaveLength(1);
  expect(script()).toContain('bundlerRuntime.I({');

  await built(root, {});
  expect(waysToShare()).toHaveLength(2);
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
  const { compilation } = await built(root, { plugins: [sameAnywhere] });
  return [...compilation.modules]
    .filter((module) => module.identifier().startsWith('provide module'))
    .map((module) => compilation.chunkGraph.getModuleId(module));
}

const built = (
  root: string,
  { manifest = false, plugins = [] }: { manifest?: boolean; plugins?: WebpackPluginInstance[] },
): Promise<Stats> =>
  run({
    context: root,
    mode: 'none',
    entry: './main.js',
    output: { path: join(root, 'dist'), publicPath: '/' },
    optimization: { moduleIds: 'deterministic' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'area',
        shared: { library: { requiredVersion: '^1.0.0' } },
        dts: false,
        manifest,
      }) as WebpackPluginInstance,
      ...plugins,
    ],
  });

interface Manifest {
  shared: { name: string; version: string; assets: { js: { sync: string[] } } }[];
}

const manifestIn = ({ compilation }: Stats): Manifest =>
  JSON.parse(readFileSync(join(compilation.outputOptions.path!, 'mf-manifest.json'), 'utf8')) as Manifest;
