import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Compilation } from 'webpack';
import { OLDEST_CONTRACT, remoteManifest, type RemoteManifest } from '@athenaeum/shell-contract/manifest';
import { describeBuild, writeRecord, type BuildRecord, type BuiltSite } from './buildRecord';
import { checkRemote } from './checkRemote';
import { scriptOf, sourcesOf } from './compilation';
import { webpackConfig } from './config';
import { type ContractBuild, contractOfSource } from './contractBuild';
import { EXPOSED_CHUNK, REMOTE_MODULE } from './federation';
import { writeFederationScript } from './federationScript';
import { rememberInputs } from './freshness';
import { hasSite } from './hasSite';
import { homeOf } from './homeOf';
import { documentsOf, writeOperations } from './operations';
import { type Afterwards, run } from './run';
import { sharedLibraries } from './sharedLibraries';
import { workerConfig } from './workerConfig';
import { SITE_SERVER, siteBrowserConfig, siteServerConfig } from './siteConfig';

/** Builds one app into `dist/<app>`; the build before stays in place until the new one is whole. */
export async function compile(
  root: string,
  app: string,
  settings: string,
  { afterwards, isCompressedLater }: Pick<Order, 'afterwards' | 'isCompressedLater'> = {},
): Promise<BuildRecord> {
  const { record, sources } = await compileInto(join('dist', app), {
    root,
    app,
    settings,
    afterwards,
    isCompressedLater,
  });
  rememberInputs(root, app, settings, sources);
  return record;
}

interface Order {
  root: string;
  app: string;
  settings: string;
  contract?: ContractBuild;
  /** Where it is given, a build does not wait until its caches for the next one are written. */
  afterwards?: Afterwards | undefined;
  /** By `compressBuild`; the record says so until then. */
  isCompressedLater?: boolean | undefined;
}

/** Builds one app into a folder below the root, with another contract if one is given. */
export async function compileInto(
  folder: string,
  { root, app, settings, contract = contractOfSource, afterwards, isCompressedLater }: Order,
): Promise<{ record: BuildRecord; sources: string[] }> {
  const draft = join(root, '.cache', folder);
  const manifest = await readManifest(root, app, contract);
  const options = { root, app, outputPath: draft, cacheVersion: settings, contract, isCompressedLater };
  rmSync(draft, { recursive: true, force: true });
  const runtime = manifest && !contract.container ? await writeFederationScript(options, afterwards) : null;
  const stats = await run(
    webpackConfig({ ...options, ...(runtime && { runtimeScript: runtime.name }) }),
    afterwards,
  );
  const { compilation } = stats;
  if (manifest) checkRemote(compilation, manifest);
  const site = hasSite(root, app)
    ? await Promise.all([
        run(siteBrowserConfig(options), afterwards),
        run(siteServerConfig(options), afterwards),
      ])
    : [];
  const worker = app === 'shell' ? [await run(workerConfig(options), afterwards)] : [];
  const described = describeBuild(draft, {
    app,
    owner: ownerOf(root, app),
    entry: scriptOf(compilation, manifest ? app : 'main'),
    exposes: manifest ? { [REMOTE_MODULE]: filesOfRemote(compilation) } : {},
    ...(site.length > 0 && { site: siteOf(site[0]!.compilation, site[1]!.compilation) }),
    manifest,
    operations: writeOperations(draft, documentsOf(root, app)),
    shared: sharedLibraries(root, contract.sharedModules(root, app)),
    contracts: { from: manifest?.contract ?? OLDEST_CONTRACT, to: contract.version },
  });
  const record: BuildRecord = { ...described, ...(isCompressedLater && { isToCompress: true }) };
  writeRecord(draft, record);
  replace(join(root, folder), draft);
  const built = [stats, ...site, ...worker].flatMap(({ compilation: one }) => sourcesOf(root, one));
  return { record, sources: [...new Set([...(runtime?.sources ?? []), ...built])] };
}

/**
 * The manifest as the shell will read it, with what areas export beside it and the names of the operations that the app's documents send.
 *
 * @throws when a figure counts a mutation that the app does not send
 */
export async function readManifest(
  root: string,
  app: string,
  contract: ContractBuild,
  { isLive = false } = {},
): Promise<RemoteManifest | null> {
  const file = join(homeOf(root, app), 'src/manifest.ts');
  if (!existsSync(file)) return null;
  const { href } = pathToFileURL(file);
  // What a developer edits is evaluated again, with all that it imports.
  const { manifest, translations, kept, figures } = (await (isLive
    ? tsImport(href, import.meta.url)
    : import(href))) as Record<'manifest' | 'translations' | 'kept' | 'figures', object | undefined>;
  const parsed = contract.manifestOf(
    remoteManifest.parse({
      ...manifest,
      ...(translations && { translations }),
      ...(kept && { kept }),
      ...(figures && { figures }),
    }),
  );
  const sent = Object.keys(documentsOf(root, app));
  assertCounted(parsed, sent);
  return { ...parsed, operations: [...new Set([...(parsed.operations ?? []), ...sent])].sort() };
}

/** A figure of a mutation that nobody sends would stay at nothing, and decide nothing. */
function assertCounted({ name, figures = [] }: RemoteManifest, sent: readonly string[]): void {
  for (const { name: figure, mutations } of figures)
    for (const mutation of mutations)
      if (!sent.includes(mutation))
        throw new Error(`${name}: the figure ${figure} counts ${mutation}, which it does not send.`);
}

function ownerOf(root: string, app: string): string | undefined {
  const { author } = JSON.parse(readFileSync(join(homeOf(root, app), 'package.json'), 'utf8')) as {
    author?: string;
  };
  return author;
}

const filesOfRemote = ({ namedChunkGroups }: Compilation) =>
  [...(namedChunkGroups.get(EXPOSED_CHUNK)?.getFiles() ?? [])].filter((file) => file.endsWith('.js'));

function siteOf(browser: Compilation, server: Compilation): BuiltSite {
  const scripts = [...browser.namedChunkGroups].map(([name, group]) => [
    name,
    group.getFiles().filter((file) => file.endsWith('.js')),
  ]);
  return {
    server: scriptOf(server, SITE_SERVER),
    scripts: Object.fromEntries(scripts) as BuiltSite['scripts'],
  };
}

function replace(target: string, draft: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, '..'), { recursive: true });
  renameSync(draft, target);
}
