import { isOnline, joinPath, meetingWords } from '@athenaeum/coaching-contract';
import type { SessionNotice } from '../sources/sources';

interface Where {
  /** The address or number of a session that takes place at one. */
  place: string | null;
  /** Where Join leads, of a session that takes place online. */
  link: string | null;
  /** In a few words; null when only the page it was booked on knows. */
  words: string | null;
}

/** Where a session takes place, as mails and calendars say it. */
export function whereOf(
  { id, meeting }: { id: string; meeting: SessionNotice['meeting'] },
  origin: string,
): Where {
  const words = meeting && meetingWords(meeting);
  if (meeting && isOnline(meeting)) return { place: null, link: origin + joinPath(id), words };
  return { place: words, link: null, words };
}
