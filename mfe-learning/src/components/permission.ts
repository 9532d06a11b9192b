import { translateSentence } from '@athenaeum/messages';
import type { ApiError, PlatformV1 } from '@athenaeum/shell-contract';
import { permissionText } from './permission.messages';
import { postJson } from './postJson';

interface Permission {
  ok?: boolean;
  code?: string | null;
  message?: string | null;
}

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
  if (!answer?.code) return { kind: 'failed', code: 'NETWORK', message: permissionText.noAnswer };
  return { kind: 'refused', code: answer.code, message: translateSentence(answer.message ?? '') };
}
