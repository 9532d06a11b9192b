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
 * The check the specification puts before a change (sections 7 and 8). Resolves with null where the change is allowed; any
 * other result ends the mutation, whose tags then reload the member's data.
 */
export async function refusalOf(
  extra: unknown,
  path: '/webhooks/salesforce/bookmark' | '/webhooks/salesforce/progress',
  body: object,
): Promise<ApiError | null> {
  const { platform } = extra as { platform: PlatformV1 };
  // `keepalive`: sent even while the page is being left.
  const answer = await postJson<Permission>(platform, path, body, { keepalive: true });
  if (answer?.ok) return null;
  if (!answer?.code) return { kind: 'failed', code: 'NETWORK', message: permissionText.noAnswer };
  return { kind: 'refused', code: answer.code, message: translateSentence(answer.message ?? '') };
}
