import type { PlatformV1 } from '@athenaeum/shell-contract';
import { saveBrowserLocale } from '../auth/saveBrowserLocale';
import { defineBell } from '../bell/defineBell';
import { lookAfterDevice } from '../device/lookAfterDevice';
import { type Trouble, watchAreas, type Watched } from '../watch/watchAreas';

interface Begun extends Watched {
  platform: PlatformV1;
}

/** What begins at the first interaction or failure, or a while after the start, loaded as one part. */
export function begin({ platform, ...watched }: Begun, ...what: Trouble | [Event] | []): void {
  if (what.length !== 0) watchAreas(watched, ...what);
  defineBell(platform);
  void lookAfterDevice(platform).catch(() => undefined);
  if (what[0] instanceof Event) void saveBrowserLocale(platform).catch(() => undefined);
}
