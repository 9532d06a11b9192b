import { type ReadableSnapshot, versionsFor } from '@athenaeum/registry';
import type { Language } from '@athenaeum/messages';
import type { Request, Response } from 'express';
import type { RegistryView } from '../src/registry/registryView';
import { cohortOf } from './cohort';
import type { SessionAnswer } from './readSession';
import { toView } from './toView';

interface Circumstances {
  origins: Record<string, string>;
  secure: boolean;
}

/**
 * The registry as one visitor has it, with its labels in the language. Only while something is tried does it
 * matter who the visitor is.
 */
export function viewFor(
  snapshot: ReadableSnapshot,
  { session }: SessionAnswer,
  [request, response]: [Request, Response],
  { origins, secure }: Circumstances,
  language: Language,
): RegistryView {
  if (snapshot.canaries.length === 0) return toView(snapshot, origins, language);
  const visitor = { cohort: cohortOf(request, response, secure), isStaff: isStaff(session) };
  return toView({ ...snapshot, remotes: versionsFor(snapshot, visitor) }, origins, language);
}

const STAFF = ['support', 'editor', 'admin'];

function isStaff(session: unknown): boolean {
  const { roles } = (session as { user?: { roles?: unknown } | null } | undefined)?.user ?? {};
  return Array.isArray(roles) && roles.some((role) => STAFF.includes(role as string));
}
