import type { WebpackPluginInstance } from 'webpack';
import { CONTRACT_VERSION, type RemoteManifest } from '@athenaeum/shell-contract/manifest';
import { sharedModules, type SharedModules } from './shared';

/** What a build has of the contract between the shell and its areas. Others than this source's: `infra/contracts`. */
export interface ContractBuild {
  version: number;
  sharedModules(root: string, app: string): SharedModules;
  /** The manifest as a team of that contract writes it. */
  manifestOf(manifest: RemoteManifest): RemoteManifest;
  /** Makes the container, where it is another than this source's. */
  container?(app: string, shared: SharedModules): WebpackPluginInstance[];
  /** Modules that are others in it, both by their path from the root. */
  replaced: Readonly<Record<string, string>>;
}

export const contractOfSource: ContractBuild = {
  version: CONTRACT_VERSION,
  sharedModules,
  manifestOf: (manifest) => manifest,
  replaced: {},
};
