import type { PlatformV1 } from '@athenaeum/shell-contract';
import type { SiteSettings } from '@athenaeum/shell-contract/site';

/** The context of one response. */
export interface ResponseContext {
  settings: SiteSettings;
  platform: PlatformV1;
}
