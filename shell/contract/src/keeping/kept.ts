import type { GraphqlRequest } from '../api/typedDocument';
import type { PlatformV1 } from '../platform/platform';

/** A page that the member keeps on a device, to open without a network. */
export interface KeptPage {
  /** Its path, at one of the manifest's `kept.pages`. */
  readonly path: string;
  /** As the member knows it, in the page's language. */
  readonly title: string;
  /** What it asks for when it opens, as it asks: all of the manifest's `kept.operations`. */
  readonly queries: readonly GraphqlRequest[];
}

/**
 * The export of `remote.ts` that the manifest names as `kept`: sends what was done without a network, then says which pages the
 * member has at the moment. Called on devices whose member has asked to keep pages, now and then and when the network is back.
 *
 * @throws whatever keeps it from knowing: what is kept then stays as it is
 */
export type Keep = (platform: PlatformV1) => Promise<readonly KeptPage[]>;
