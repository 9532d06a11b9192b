import type { ApiError, PlatformV1 } from '@athenaeum/shell-contract';
import { bookmarkText } from './coachBookmark.messages';

interface Permission {
  ok?: boolean;
  code?: string | null;
  message?: string | null;
}

const noAnswer = (): ApiError => ({
  kind: 'failed',
  code: 'NETWORK',
  message: bookmarkText.noAnswer,
});

/** The check the specification puts before a bookmark is set or removed (sections 7 and 8); null when it is allowed. */
export async function bookmarkRefusal(
  extra: unknown,
  input: { id?: string; userId: string; salonOrCoachId: string },
): Promise<ApiError | null> {
  const { platform } = extra as { platform: PlatformV1 };
  try {
    const response = await fetch(`${platform.apiBase}/webhooks/salesforce/bookmark`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
      credentials: 'same-origin',
      body: JSON.stringify(input),
    });
    const { ok, code, message } = (await response.json()) as Permission;
    if (ok) return null;
    return code ? { kind: 'refused', code, message: message ?? '' } : noAnswer();
  } catch {
    return noAnswer();
  }
}
