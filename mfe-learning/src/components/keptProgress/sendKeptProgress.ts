import { type PlatformV1, sendGraphql } from '@athenaeum/shell-contract';
import { refusalOf } from '../permission';
import { CreateProgressDocument } from './__generated__/createProgress';
import { forgetProgress, keptProgress } from './keptProgress';

/**
 * Sends the progress that was made without a network, after the same check as any other. The server takes the furthest, so that
 * it does not matter what other devices have sent. What does not reach it stays; what it refuses is forgotten.
 */
export async function sendKeptProgress(platform: PlatformV1): Promise<void> {
  const userId = platform.session.get().user?.id;
  if (!userId) return;
  for (const [salonId, progress] of Object.entries(keptProgress(userId))) {
    const refusal = await refusalOf({ platform }, '/webhooks/salesforce/progress', {
      salonId,
      userId,
      progress,
    });
    const error = refusal ?? (await create(platform, { salon_id: salonId, user_id: userId, progress })).error;
    if (error?.kind !== 'failed') forgetProgress(userId, salonId, progress);
  }
}

const create = (platform: PlatformV1, input: { salon_id: string; user_id: string; progress: number }) =>
  sendGraphql(platform, CreateProgressDocument, { input });
