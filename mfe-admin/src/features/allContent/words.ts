import { eventTypeLabel } from '@athenaeum/shared-ui';
import type { ContentEntry } from './allContent.api';
import { allContentText } from './allContent.messages';
import { kindNameText } from './kindNames.messages';

/** "Workshop" of a salon, otherwise the kind: "Recording". */
export const kindOf = ({ kind, salon }: ContentEntry): string =>
  (kind === 'salons' && eventTypeLabel(salon?.event_type ?? '')) || kindName(kind);

const kindName = (kind: string): string =>
  kind in kindNameText ? kindNameText[kind as keyof typeof kindNameText] : kind;

/** "14 of 14, 3 waitlisted" of a salon, the views of a recording; '' for others. */
export function seatsOrViews({ kind, views, salon }: ContentEntry): string {
  if (kind === 'recordings') return String(views ?? '');
  if (!salon) return '';
  const taken = salon.seats_taken ?? 0;
  const seats = salon.capacity ? allContentText.seatsOf({ taken, capacity: salon.capacity }) : String(taken);
  return salon.waiting ? allContentText.seatsWaiting({ seats, waiting: salon.waiting }) : seats;
}
