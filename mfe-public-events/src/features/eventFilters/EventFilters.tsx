import {
  Button,
  Card,
  ChipGroup,
  eventTypeLabel,
  SearchField,
  Select,
  useDebounced,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { INVITE_TYPES, inviteLabel } from '../../components/invite';
import { useEventView } from './useEventView';

const TYPES = [
  'SALON',
  'PEER_GROUP',
  'MEETUP',
  'GATHERING',
  'ORIENTATION',
  'PARTNER_EVENT',
  'WORKSHOP',
  'SUMMIT',
];
const ALL = 'ALL';

export function EventFilters() {
  const { view, isFiltered, change, clear } = useEventView();
  const [term, setTerm] = useDebounced(view.term, (text) => change({ term: text.trim() }));

  return (
    <Panel
      as="form"
      role="search"
      aria-label="Events"
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
    >
      <label>
        <Label aria-hidden="true">Search</Label>
        <SearchField
          label="Search by title"
          placeholder="Title"
          maxLength={100}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
      </label>
      <Select
        label="Location"
        placeholder="Anywhere"
        options={[
          { value: 'Virtual', label: 'Virtual' },
          { value: 'In-Person', label: 'In Person' },
        ]}
        value={view.location}
        onChange={(event) => change({ location: event.target.value })}
      />
      <Select
        label="Invite Type"
        placeholder="Any type"
        options={INVITE_TYPES.map((value) => ({ value, label: inviteLabel(value) }))}
        value={view.invite_type}
        onChange={(event) => change({ invite_type: event.target.value })}
      />
      <Button look="quiet" disabled={!isFiltered} onClick={clear}>
        Clear Filters
      </Button>
      <Tiles>
        <ChipGroup
          single
          label="Event type"
          options={[
            { value: ALL, label: 'All' },
            ...TYPES.map((value) => ({ value, label: eventTypeLabel(value) })),
          ]}
          selected={[view.event_type || ALL]}
          onChange={([type]) => change({ event_type: !type || type === ALL ? '' : type })}
        />
      </Tiles>
    </Panel>
  );
}

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: ${token.space[16]} ${token.space[24]};
  align-items: end;
  margin-top: ${token.space[32]};
  padding: ${token.space[24]};

  ${media.upTo(900)} {
    grid-template-columns: 1fr 1fr;

    & > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${media.under(600)} {
    gap: ${token.space[16]};
    padding: ${token.space[16]};
  }
`;

const Label = styled.span`
  display: block;
  margin-bottom: ${token.space[8]};
  font-weight: ${token.weight.strong};
`;

const Tiles = styled.div`
  grid-column: 1 / -1;
`;
