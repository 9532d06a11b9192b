import { isSignedIn, signInFirst, type Viewer } from '@athenaeum/kit';
import { Consent, type ConsentRow } from '../consent/consent.model';

/** A member's consents: one for each version of each text. */
export async function listConsents(viewer: Viewer) {
  if (!isSignedIn(viewer)) throw signInFirst();
  const rows = await Consent.find({ user_id: viewer.id }).sort({ given_at: -1 }).lean<ConsentRow[]>();
  return { data: rows.map((row) => ({ ...row, id: row._id })), count: rows.length };
}
