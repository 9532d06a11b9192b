import type { PlatformV1, Writable } from '@athenaeum/shell-contract';
import { saveBrowserLocale } from '../auth/saveBrowserLocale';
import { defineBell } from '../bell/defineBell';
import { keepUpToDate } from '../device/keeping/keepUpToDate';
import { showKept } from '../device/keeping/showKept';
import { clearFades } from '../layout/clearFades';
import { lookAfterDevice } from '../device/lookAfterDevice';
import { createNotices, type Notice, type Notices } from '../watch/createNotices';
import { type Trouble, watchAreas, type Watched } from '../watch/watchAreas';

interface Begun extends Omit<Watched, 'outdated'> {
  platform: PlatformV1;
  notice: Writable<Notice | null>;
}

let notices: Notices | null = null;

/** What begins at the first interaction or failure, or a while after the start, loaded as one part. */
export function begin({ platform, notice, ...parts }: Begun, ...what: Trouble | [Event] | []): void {
  const { outdated } = (notices ??= beginOnce(notice, { platform, ...parts }));
  if (what.length !== 0) watchAreas({ ...parts, outdated }, ...what);
  defineBell(platform);
  void lookAfterDevice(platform).catch(() => undefined);
  if (what[0] instanceof Event) void saveBrowserLocale(platform).catch(() => undefined);
}

function beginOnce(
  notice: Begun['notice'],
  { platform, loader, route }: Pick<Begun, 'platform' | 'loader' | 'route'>,
): Notices {
  const made = createNotices(notice);
  keepUpToDate({ platform, loader }, route);
  showKept(made.kept);
  clearFades();
  return made;
}
