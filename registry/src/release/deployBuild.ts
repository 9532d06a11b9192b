import { checkArtifact } from '../artifacts';
import { announce } from '../announcements';
import { approveBuild } from '../approveBuild';
import { readBuild } from '../build';
import { liveRemotesOf } from '../checks';
import { goesOn } from '../delivery/steps';
import type { RemoteEntry } from '../entry';
import { readBuildOperations } from '../operations';
import { PREVIEW_TTL_MS } from '../previews';
import { RegistryProblem } from '../problem';
import { previewBuild, publishBuild, publishCanary } from '../publishBuild';
import { assertSameAsPublished, isSameBuild } from '../sameBuild';
import type { Approval, Publication, Registry } from '../registry';
import type { Product } from './product';
import { unlessAborted } from './unlessAborted';

export interface Order {
  name: string;
  /** The folder of the build. */
  folder: string;
  /** The folder of its source; absent where it was built in another repository. */
  source?: string | undefined;
  /** Percentage of a canary; null for everybody. */
  percent: number | null;
  /** The next percentages of a ramp. */
  next?: readonly number[] | undefined;
  /** Publishes a preview, for those who open its link. */
  isPreview?: boolean | undefined;
  /** Why the smoke test is left out; it runs where absent. */
  skipSmokeTestReason?: string | undefined;
}

/** The gateway's page that asks before it opens a preview. */
const PREVIEWS_PATH = '/api/previews';

export interface Means {
  registry: Registry;
  product: Product;
  /** Gets a line for each check. */
  onProgress: (line: string) => void;
  /** Once aborted, nothing is published any more; its reason is thrown. */
  signal?: AbortSignal | undefined;
}

/** What was published, and a line that says so. */
export interface Released extends Publication {
  line: string;
  /** The link of a preview. It is a secret: keep it out of logs and audit rows. */
  link?: string;
}

/**
 * Checks a build against everything live, and publishes it to everybody, as a canary or as a preview.
 *
 * @throws RegistryProblem when it is refused
 */
export async function deployBuild(
  means: Means,
  { name, folder, source, percent, next = [], isPreview = false, skipSmokeTestReason }: Order,
): Promise<Released> {
  const { registry, product, onProgress, signal } = means;
  const entry = await readBuild(folder);
  if (entry.name !== name) throw new RegistryProblem(`${folder} holds a build of ${entry.name}.`);
  await checkArtifact(folder, entry);
  await assertSameAsPublished(registry, entry);
  const current = await registry.read(await registry.currentId());
  const isLive = liveRemotesOf(current).some(
    ({ entry: live, isCanary }) => !isCanary && isSameBuild(live, entry),
  );
  // A live version was checked when it was deployed.
  const approve = isLive
    ? rejectNoLongerLive(entry)
    : await approveBuild(
        registry,
        { entry, folder, source },
        { skipSmokeTestReason, onProgress, product, signal },
      );
  const options = { approve: unlessAborted(approve, signal), signer: product.signer };
  if (isPreview) return preview(means, { entry, folder, approve: options.approve });
  if (percent === null) {
    const published = await publishBuild(registry, product.dataDir, folder, options);
    return { ...published, line: lineOfPublished(name, published) };
  }
  const staged = await publishCanary(registry, product.dataDir, folder, percent, { ...options, next });
  return { ...staged, line: `${lineOfStaged(name, percent, staged)}${staged.changed ? goesOn(next) : ''}` };
}

async function preview(
  { registry, product }: Means,
  { entry: { name, version }, folder, approve }: { entry: RemoteEntry; folder: string; approve: Approval },
): Promise<Released> {
  // In production the gateway accepts only published or announced documents.
  const documents = [...(await readBuildOperations(folder).catch(() => new Map<string, string>())).values()];
  await announce(product.database, { app: `${name} preview`, version, documents, ttlMs: PREVIEW_TTL_MS });
  const { token, until } = await previewBuild(registry, product.dataDir, folder, {
    approve,
    signer: product.signer,
  });
  return {
    version,
    before: null,
    changed: true,
    line: `Nobody gets ${name} ${version} but members who open this link, until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC. To end it before: rollback --preview.`,
    link: `${product.origin}${PREVIEWS_PATH}/${token}`,
  };
}

/** Runs at the swap only if the version is no longer live: its build was not checked, because it was live before. */
const rejectNoLongerLive =
  ({ name, version }: RemoteEntry): Approval =>
  () => {
    throw new RegistryProblem(
      `${name} ${version} was live, and was rolled back meanwhile: deploy it again if it is meant to come back.`,
    );
  };

const lineOfPublished = (name: string, { version, before, changed }: Publication) =>
  changed
    ? `Deployed ${name} ${version}${before ? ` (before: ${before})` : ''}. Open pages get it on their next load.`
    : `${name} ${version} is already what members get: nothing has changed since.`;

const lineOfStaged = (name: string, percent: number, { version, before, changed }: Publication) =>
  changed
    ? `Staff and ${percent} % of visitors now get ${name} ${version}; everybody else keeps ${before}.`
    : `${name} ${version} is already what everybody gets: nothing has changed since.`;
