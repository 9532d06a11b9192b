import { endDevice, endNotifying, readDevice } from '@athenaeum/shared-ui/device';
import { callRest, type PlatformV1 } from '@athenaeum/shell-contract';
import { lookAfterDevice } from './lookAfterDevice';

jest.mock('@athenaeum/shell-contract', () => ({ callRest: jest.fn() }));
jest.mock('@athenaeum/shared-ui/device', () => ({
  endDevice: jest.fn(),
  endNotifying: jest.fn(),
  readDevice: jest.fn(),
}));

const platformOf = (id: string | null) =>
  ({ apiBase: '', session: { get: () => ({ user: id === null ? null : { id } }) } }) as unknown as PlatformV1;
const turnedOn = (isOn = true) =>
  jest.mocked(readDevice).mockReturnValue(isOn ? { account: 'amara', push: 'p1', keeps: false } : null);
const answers = (answer: object) => jest.mocked(callRest).mockResolvedValue(answer as never);
beforeEach(() => jest.resetAllMocks());

it('asks nothing where nothing is turned on, nor while nobody is signed in', async () => {
  turnedOn(false);
  await lookAfterDevice(platformOf('amara'));
  turnedOn();
  await lookAfterDevice(platformOf(null));

  expect(callRest).not.toHaveBeenCalled();
  expect(endDevice).not.toHaveBeenCalled();
});

it('asks nothing where pages are kept and no notifications shown', async () => {
  jest.mocked(readDevice).mockReturnValue({ account: 'amara', push: null, keeps: true });

  await lookAfterDevice(platformOf('amara'));

  expect(callRest).not.toHaveBeenCalled();
});

it('ends what another member has turned on', async () => {
  turnedOn();

  await lookAfterDevice(platformOf('bea'));

  expect(endDevice).toHaveBeenCalledTimes(1);
  expect(callRest).not.toHaveBeenCalled();
});

it.each([
  ['goes on while the server knows it', { ok: true, code: null, data: true }, 0],
  ['ends where it was ended from elsewhere', { ok: true, code: null, data: false }, 1],
  ['ends where the server sends nothing any more', { ok: false, code: 'NOT_FOUND', data: null }, 1],
  ['goes on where the server is away', { ok: false, code: 'UNAVAILABLE', data: null }, 0],
])('%s', async (_what, answer, times) => {
  turnedOn();
  answers(answer);

  await lookAfterDevice(platformOf('amara'));

  expect(callRest).toHaveBeenCalledWith('/api/account/push/p1', { method: 'PUT' });
  expect(endNotifying).toHaveBeenCalledTimes(times);
});
