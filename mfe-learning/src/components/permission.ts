import type { ApiError, PlatformV1 } from '@athenaeum/shell-contract';
import { postJson } from './postJson';

interface Permission {
  ok?: boolean;
  code?: string | null;
  message?: string | null;
}

const NO_ANSWER = 'We could not reach the server. Check your connection and try again.';

/**
 * The check the specification puts before a change (sections 7 and 8). Answers null where the change may go on; what it
 * answers else ends the mutation, whose tags then have her data read anew.
 */
export async function refusalOf(
  extra: unknown,
  path: '/webhooks/salesforce/bookmark' | '/webhooks/salesforce/progress',
  body: object,
): Promise<ApiError | null> {
  const { platform } = extra as { platform: PlatformV1 };
  // A page that is being left still sends it.
  const answer = await postJson<Permission>(platform, path, body, { keepalive: true });
  if (answer?.ok) return null;
  if (!answer?.code) return { kind: 'failed', code: 'NETWORK', message: NO_ANSWER };
  return { kind: 'refused', code: answer.code, message: answer.message ?? '' };
}
