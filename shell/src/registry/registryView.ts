import type { RemoteManifest } from '@athenaeum/shell-contract/manifest';

/** A remote in the registry view. */
export interface RemoteView {
  name: string;
  version: string;
  /** Base URL of its files, with a trailing slash, on this origin or its own host. */
  base: string;
  /** The federation container's script. */
  entry: string;
  /** Files that the entry loads to mount and unmount; preloaded. */
  chunks: string[];
  /** Digests of its scripts by file name; no other script is executed. */
  integrity: Record<string, string>;
  manifest: RemoteManifest;
}

/** The registry as embedded in the page and answered by `/registry.json`. */
export interface RegistryView {
  id: string;
  remotes: RemoteView[];
  /** Remotes whose entries cannot be used. */
  quarantined: string[];
  /** The token with which the tab reports whether the remotes could be loaded: `issued.tab.versions.member.session.signature`. */
  token?: string;
}

/** Ids of the script elements in which the server embeds data in the page. */
export const REGISTRY_ELEMENT = 'registry';
export const SESSION_ELEMENT = 'session';
