import { overrideCookie, type Override } from '@athenaeum/registry';
import type { Request } from 'express';
import type { RegistrySource } from '../registrySource';

interface SignedIn {
  user?: { id?: unknown; roles?: unknown } | null;
}

/** The remote that an admin overrides by a machine of their own: only by the admin who started it, and only while an admin. */
export async function overrideFor(
  request: Request,
  session: unknown,
  registry: Partial<Pick<RegistrySource, 'findOverride'>>,
  secure: boolean,
): Promise<Override | null> {
  const secret = secretIn(request, overrideCookie(secure));
  const { id, roles } = (session as SignedIn | undefined)?.user ?? {};
  if (!secret || !Array.isArray(roles) || !roles.includes('admin')) return null;
  const override = await registry.findOverride?.(secret).catch(() => null);
  return override && override.user_id === id ? override : null;
}

function secretIn({ headers }: Request, cookie: string): string | undefined {
  return new RegExp(`(?:^|; )${cookie}=([\\w-]{16,64})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
}
