import { createReadable, type PlatformV1 } from '@athenaeum/shell-contract';
import { saveBrowserLocale } from '../auth/saveBrowserLocale';
import { defineBell } from '../bell/defineBell';
import { keepUpToDate } from '../device/keeping/keepUpToDate';
import { lookAfterDevice } from '../device/lookAfterDevice';
import { RemoteLoadError } from '../registry/loadError';
import type { Notice } from '../watch/createNotices';
import { watchAreas, type Watched } from '../watch/watchAreas';
import { begin } from './begin';

jest.mock('../auth/saveBrowserLocale', () => ({
  saveBrowserLocale: jest.fn(() => Promise.reject(new Error('offline'))),
}));
jest.mock('../bell/defineBell', () => ({ defineBell: jest.fn() }));
jest.mock('../device/lookAfterDevice', () => ({
  lookAfterDevice: jest.fn(() => Promise.reject(new Error('offline'))),
}));
jest.mock('../device/keeping/keepUpToDate', () => ({ keepUpToDate: jest.fn() }));
jest.mock('../device/keeping/showKept', () => ({ showKept: jest.fn() }));
jest.mock('../watch/watchAreas', () => ({ watchAreas: jest.fn() }));

const watched = {} as Omit<Watched, 'outdated'>;
const notice = createReadable<Notice | null>(null);
const platform = {} as PlatformV1;
beforeEach(() => jest.clearAllMocks());

it('keeps pages up to date once, however often it begins', () => {
  begin({ ...watched, platform, notice });
  begin({ ...watched, platform, notice });

  expect(keepUpToDate).toHaveBeenCalledTimes(1);
});

it('watches the areas and saves the browser’s locale at the first interaction, also without a network', () => {
  const pressed = new Event('pointerdown');

  begin({ ...watched, platform, notice }, pressed);

  expect(watchAreas).toHaveBeenCalledWith({ outdated: expect.anything() }, pressed);
  expect(saveBrowserLocale).toHaveBeenCalledWith(platform);
});

it('shows the bell, also where nothing has happened yet', () => {
  begin({ ...watched, platform, notice });

  expect(defineBell).toHaveBeenCalledWith(platform);
  expect(lookAfterDevice).toHaveBeenCalledWith(platform);
  expect(watchAreas).not.toHaveBeenCalled();
  expect(saveBrowserLocale).not.toHaveBeenCalled();
});

it('only watches where an area is in trouble', () => {
  const trouble = [new RemoteLoadError('crash', 'mfe-one', 'v1'), 'mounted'] as const;

  begin({ ...watched, platform, notice }, ...trouble);

  expect(watchAreas).toHaveBeenCalledWith({ outdated: expect.anything() }, ...trouble);
  expect(saveBrowserLocale).not.toHaveBeenCalled();
});
