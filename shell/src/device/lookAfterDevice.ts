import { endDevice, endNotifying, readDevice } from '@athenaeum/shared-ui/device';
import { callRest, type PlatformV1 } from '@athenaeum/shell-contract';

/** What a member has turned on in a browser is nobody else's; notifications that were ended from elsewhere are not shown. */
export async function lookAfterDevice({ apiBase, session }: PlatformV1): Promise<void> {
  const device = readDevice();
  if (!device) return;
  const { user } = session.get();
  // Whose session is over may come back.
  if (!user) return;
  if (user.id !== device.account) return endDevice();
  if (device.push === null) return;
  const answer = await callRest<boolean>(`${apiBase}/api/account/push/${device.push}`, { method: 'PUT' });
  if ((answer.ok && answer.data === false) || answer.code === 'NOT_FOUND') await endNotifying();
}
