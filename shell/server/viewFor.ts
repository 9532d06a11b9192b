import { type ReadableSnapshot, versionsFor } from '@athenaeum/registry';
import type { Language } from '@athenaeum/messages';
import type { Request, Response } from 'express';
import type { RegistryView } from '../src/registry/registryView';
import { cohortOf } from './cohort';
import { isStaff } from './isStaff';
import { type PagePreview, withPreview } from './preview/previewFor';
import type { SessionAnswer } from './readSession';
import { toView } from './toView';

interface Circumstances {
  origins: Record<string, string>;
  secure: boolean;
}

/** The registry view of one visitor, with labels in the page's language. The visitor matters only while there is a canary. */
export function viewFor(
  snapshot: ReadableSnapshot,
  { session }: SessionAnswer,
  [request, response]: [Request, Response],
  { origins, secure }: Circumstances,
  language: Language,
  preview: PagePreview | null = null,
): RegistryView {
  const view = (given: ReadableSnapshot) =>
    toView({ ...given, ...withPreview(given, preview) }, origins, language);
  if (snapshot.canaries.length === 0) return view(snapshot);
  const visitor = { cohort: cohortOf(request, response, secure), isStaff: isStaff(session) };
  return view({ ...snapshot, remotes: versionsFor(snapshot, visitor) });
}
