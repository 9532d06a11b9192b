import type { RemoteManifest } from '@athenaeum/shell-contract/manifest';

/** One remote as the server tells the browser about it. */
export interface RemoteView {
  name: string;
  version: string;
  /** Address of its files, ending in a slash: this origin's, or that of a host of its own. */
  base: string;
  /** The federation container's script. */
  entry: string;
  /** What the entry loads for the lifecycles; worth a hint. */
  chunks: string[];
  /** Digest of every script by file name: nothing else of it is executed. */
  integrity: Record<string, string>;
  manifest: RemoteManifest;
}

/** The registry as inlined in the page and answered by `/registry.json`. */
export interface RegistryView {
  id: string;
  remotes: RemoteView[];
  /** Remotes whose entries cannot be used. */
  quarantined: string[];
  /** With what the page reports how they load: `issued.tab.versions.member.session.signature`. */
  token?: string;
}

export const REGISTRY_ELEMENT = 'registry';
export const SESSION_ELEMENT = 'session';
