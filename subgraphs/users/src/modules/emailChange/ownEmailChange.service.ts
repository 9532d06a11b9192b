import { isSignedIn, signInFirst, type Viewer } from '@athenaeum/kit';
import { EmailChange, type EmailChangeRow } from './emailChange.model';
import { EmailRequest, type EmailRequestRow } from './emailRequest.model';

interface OwnEmailChange {
  new_email: string | null;
  asked_at: number | null;
  confirm_until: number | null;
}

/** What the viewer waits for: a later request counts before a link that was mailed earlier. */
export async function findOwnEmailChange(viewer: Viewer): Promise<OwnEmailChange | null> {
  if (!isSignedIn(viewer)) throw signInFirst();
  const user_id = viewer.id;
  const request = await EmailRequest.findOne({ user_id, status: 'waiting' }).lean<EmailRequestRow>();
  if (request) {
    const { new_email = null, asked_at } = request;
    return { new_email, asked_at, confirm_until: null };
  }
  const mailed = await EmailChange.findOne({ user_id, used_at: null, expires_at: { $gt: new Date() } })
    .sort({ expires_at: -1 })
    .lean<EmailChangeRow>();
  return mailed && { new_email: mailed.email, asked_at: null, confirm_until: mailed.expires_at.getTime() };
}
