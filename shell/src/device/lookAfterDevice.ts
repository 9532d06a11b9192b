import { endDevice, readDevice } from '@athenaeum/shared-ui/device';
import { callRest, type PlatformV1 } from '@athenaeum/shell-contract';

/** A browser that shows a member's notifications shows nobody else's, and none once it was ended from elsewhere. */
export async function lookAfterDevice({ apiBase, session }: PlatformV1): Promise<void> {
  const device = readDevice();
  if (!device) return;
  const { user } = session.get();
  // Whose session is over may come back.
  if (!user) return;
  if (user.id !== device.account) return endDevice();
  const answer = await callRest<boolean>(`${apiBase}/api/account/push/${device.push}`, { method: 'PUT' });
  if ((answer.ok && answer.data === false) || answer.code === 'NOT_FOUND') await endDevice();
}
