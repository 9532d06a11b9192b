import type { PlatformV1 } from '@athenaeum/shell-contract';
import { saveBrowserLocale } from '../auth/saveBrowserLocale';
import { defineBell } from '../bell/defineBell';
import { lookAfterDevice } from '../device/lookAfterDevice';
import { RemoteLoadError } from '../registry/loadError';
import { watchAreas, type Watched } from '../watch/watchAreas';
import { begin } from './begin';

jest.mock('../auth/saveBrowserLocale', () => ({
  saveBrowserLocale: jest.fn(() => Promise.reject(new Error('offline'))),
}));
jest.mock('../bell/defineBell', () => ({ defineBell: jest.fn() }));
jest.mock('../device/lookAfterDevice', () => ({
  lookAfterDevice: jest.fn(() => Promise.reject(new Error('offline'))),
}));
jest.mock('../watch/watchAreas', () => ({ watchAreas: jest.fn() }));

const watched = {} as Watched;
const platform = {} as PlatformV1;
beforeEach(() => jest.clearAllMocks());

it('watches the areas and saves the browser’s locale at the first interaction, also without a network', () => {
  const pressed = new Event('pointerdown');

  begin({ ...watched, platform }, pressed);

  expect(watchAreas).toHaveBeenCalledWith(watched, pressed);
  expect(saveBrowserLocale).toHaveBeenCalledWith(platform);
});

it('shows the bell, also where nothing has happened yet', () => {
  begin({ ...watched, platform });

  expect(defineBell).toHaveBeenCalledWith(platform);
  expect(lookAfterDevice).toHaveBeenCalledWith(platform);
  expect(watchAreas).not.toHaveBeenCalled();
  expect(saveBrowserLocale).not.toHaveBeenCalled();
});

it('only watches where an area is in trouble', () => {
  const trouble = [new RemoteLoadError('crash', 'mfe-one', 'v1'), 'mounted'] as const;

  begin({ ...watched, platform }, ...trouble);

  expect(watchAreas).toHaveBeenCalledWith(watched, ...trouble);
  expect(saveBrowserLocale).not.toHaveBeenCalled();
});
