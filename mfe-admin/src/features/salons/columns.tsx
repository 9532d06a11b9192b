import { AppLink } from '@athenaeum/shell-contract';
import { type Column, Cover, eventTypeLabel, formatEventTime, Meta } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { commonText } from '../../components/common.messages';
import { day } from '../../components/day';
import { listText } from '../../components/list';
import { SalonState } from '../../components/salonState';
import type { ListedSalon } from './salons.api';
import { salonsText } from './salons.messages';

/** The columns; without the state in the tab of one state. */
export const columnsOf = (state: string) =>
  state === 'all' || state === 'off' ? columns() : columns().filter(({ key }) => key !== 'state');

const columns = (): readonly Column<ListedSalon>[] => [
  {
    key: 'title',
    label: salonsText.salon,
    sortable: true,
    render: (salon) => (
      <What>
        <Picture slug={salon.slug} thumbnail={salon.thumbnail} />
        <span>
          <AppLink to={`/admin/content/salons/${salon.id}`}>{salon.title}</AppLink>
          <Meta as="small">{hostsOf(salon) || salon.slug}</Meta>
        </span>
      </What>
    ),
  },
  { key: 'state', label: listText.state, render: (salon) => <SalonState {...salon} /> },
  {
    key: 'date',
    label: salonsText.date,
    sortable: true,
    render: ({ date, timezone, event_location }) =>
      formatEventTime({ start: date, zone: timezone, inPerson: event_location !== 'Virtual' }).line,
  },
  { key: 'type', label: salonsText.type, render: ({ event_type }) => eventTypeLabel(event_type) ?? '' },
  { key: 'where', label: salonsText.where, render: ({ event_location }) => event_location },
  { key: 'seats', label: salonsText.seats, render: seatsOf },
  {
    key: 'recording',
    label: salonsText.recording,
    render: ({ filename }) => (filename ? commonText.yes : ''),
  },
  { key: 'updated', label: salonsText.changed, sortable: true, render: ({ updated_at }) => day(updated_at) },
];

const hostsOf = ({ speakers }: ListedSalon): string =>
  speakers
    .filter(({ type }) => type === 'HOST')
    .map(({ speaker }) => speaker?.name)
    .filter(Boolean)
    .join(', ');

function seatsOf({ capacity, seats_taken, waiting }: ListedSalon): string {
  const taken = seats_taken ?? 0;
  const seats = capacity ? salonsText.seatsOf({ taken, capacity }) : String(taken);
  return waiting ? salonsText.seatsWaiting({ seats, waiting }) : seats;
}

const Picture = styled(Cover)`
  flex: none;
  width: 64px;
  border-radius: ${token.radius[4]};

  ${media.under(800)} {
    display: none;
  }
`;

const What = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-height: 44px;
  min-width: min(280px, 45vw);
  max-width: 380px;
  white-space: normal;
  overflow-wrap: anywhere;

  & > :last-child {
    display: grid;
    line-height: 1.4;
  }

  & a {
    color: inherit;
    font-weight: ${token.weight.strong};
    text-decoration: none;

    &:hover {
      color: ${token.color.accent};
      text-decoration: underline;
    }
  }
`;
