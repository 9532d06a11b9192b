import { INVITE_TYPE_LABELS } from '@athenaeum/content-contract';
import { formatEventTime } from '@athenaeum/shared-ui';
import { moment } from '../../components/moment';
import type { ContentEntry } from './allContent.api';
import { allContentText } from './allContent.messages';
import { kindOf, seatsOrViews } from './words';

export interface Fact {
  name: string;
  value: string;
}

/** What the preview says of an entry, line by line; what is not known is left out. */
export function factsOf(entry: ContentEntry): Fact[] {
  const { kind, detail, salon, date, state, publish_at, updated_at } = entry;
  const lines: (Fact | false)[] = [
    salon !== null &&
      typeof date === 'number' && {
        name: allContentText.when,
        value: formatEventTime({
          start: date,
          zone: salon?.timezone ?? '',
          inPerson: salon?.event_location !== 'Virtual',
        }).line,
      },
    detail ? { name: detailName(kind), value: detail } : false,
    kind === 'salons' && { name: allContentText.seats, value: seatsOf(entry) },
    kind === 'recordings' && { name: allContentText.views, value: seatsOrViews(entry) },
    state === 'scheduled' && { name: allContentText.goesLive, value: moment(publish_at) },
    { name: allContentText.lastChange, value: moment(updated_at) || allContentText.neverChanged },
  ];
  return lines.filter((line) => line !== false);
}

function detailName(kind: string): string {
  switch (kind) {
    case 'salons':
    case 'recordings':
      return allContentText.host;
    case 'collections':
      return allContentText.by;
    case 'peer-groups':
      return allContentText.leaders;
    case 'speakers':
      return allContentText.jobTitle;
    default:
      return allContentText.contains;
  }
}

function seatsOf(entry: ContentEntry): string {
  const invited = entry.salon ? INVITE_TYPE_LABELS[entry.salon.invite_type] : '';
  const seats = entry.salon?.capacity ? seatsOrViews(entry) : allContentText.noLimit;
  return allContentText.seatsOpenTo({ seats, invited });
}

/** "Salon · Govern". */
export function aboutOf(entry: ContentEntry): string {
  const category = entry.salon?.categories?.[0]?.title;
  return category ? allContentText.of({ kind: kindOf(entry), category }) : kindOf(entry);
}
