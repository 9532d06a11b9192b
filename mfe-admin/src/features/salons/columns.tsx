import { AppLink } from '@athenaeum/shell-contract';
import { type Column, eventTypeLabel, formatEventTime, Meta } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { day } from '../../components/day';
import { SalonState } from '../../components/salonState';
import type { ListedSalon } from './salons.api';

/** A tab of one state does not say it again in each row. */
export const columnsOf = (state: string) =>
  state === 'all' || state === 'off' ? columns : columns.filter(({ key }) => key !== 'state');

const columns: readonly Column<ListedSalon>[] = [
  {
    key: 'title',
    label: 'Salon',
    sortable: true,
    render: ({ id, slug, title }) => (
      <What>
        <AppLink to={`/admin/content/salons/${id}`}>{title}</AppLink>
        <Meta as="small">{slug}</Meta>
      </What>
    ),
  },
  { key: 'state', label: 'State', render: (salon) => <SalonState {...salon} /> },
  {
    key: 'date',
    label: 'Date',
    sortable: true,
    render: ({ date, timezone, event_location }) =>
      formatEventTime({ start: date, zone: timezone, inPerson: event_location !== 'Virtual' }).line,
  },
  { key: 'type', label: 'Type', render: ({ event_type }) => eventTypeLabel(event_type) ?? '' },
  { key: 'where', label: 'Where', render: ({ event_location }) => event_location },
  { key: 'seats', label: 'Seats', render: seatsOf },
  { key: 'recording', label: 'Recording', render: ({ filename }) => (filename ? 'Yes' : '') },
  { key: 'updated', label: 'Changed', sortable: true, render: ({ updated_at }) => day(updated_at) },
];

function seatsOf({ capacity, seats_taken, waiting }: ListedSalon): string {
  const taken = seats_taken ?? 0;
  const seats = capacity ? `${taken} of ${capacity}` : String(taken);
  return waiting ? `${seats}, ${waiting} waiting` : seats;
}

const What = styled.span`
  display: grid;
  align-content: center;
  min-height: 44px;
  min-width: min(200px, 45vw);
  max-width: 340px;
  white-space: normal;
  overflow-wrap: anywhere;

  & > a {
    font-weight: ${token.weight.strong};
  }
`;
