import { CONTENT_MESSAGES } from '@athenaeum/content-contract';
import { isSignedIn, Refusal, signInFirst, type Viewer } from '@athenaeum/kit';

/** The caller's id; an input that names somebody else is refused (safety 5). */
export function actorOf(viewer: Viewer, claimed?: string): string {
  if (!isSignedIn(viewer)) throw signInFirst();
  if (claimed !== undefined && claimed !== viewer.id)
    throw new Refusal('FORBIDDEN', CONTENT_MESSAGES.notYourself);
  return viewer.id;
}
