import type { PlatformV1 } from '@athenaeum/shell-contract';
import type { SiteSettings } from '@athenaeum/shell-contract/site';

/** What one answer is made with. */
export interface World {
  settings: SiteSettings;
  platform: PlatformV1;
}
