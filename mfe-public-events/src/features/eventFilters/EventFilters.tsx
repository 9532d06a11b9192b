import { INVITE_TYPES } from '@athenaeum/content-contract';
import {
  Button,
  Card,
  LinkButton,
  SearchField,
  Select,
  useDebounced,
  visuallyHidden,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { SyntheticEvent } from 'react';
import styled from 'styled-components';
import { placeLabel } from '../../components/eventWords';
import { inviteLabel } from '../../components/invite';
import { eventFiltersText } from './eventFilters.messages';
import { LOCATIONS, MAX_TERM_LENGTH } from './eventView';
import { TypeTiles } from './TypeTiles';
import { useEventView } from './useEventView';

/** A form and links that work without a script; with one, every change applies at once, typing after half a second. */
export function EventFilters() {
  const { view, isFiltered, change, hrefWith } = useEventView();
  const [term, setTerm] = useDebounced(view.term, (typed) => change({ term: typed.trim() }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    change({ term: term.trim() });
  };

  return (
    <Panel
      as="form"
      method="get"
      action="/upcoming-events"
      role="search"
      aria-label={eventFiltersText.events}
      onSubmit={submit}
    >
      {view.event_type && <input type="hidden" name="event_type" value={view.event_type} />}
      <label>
        <Label aria-hidden="true">{eventFiltersText.search}</Label>
        <SearchField
          label={eventFiltersText.searchByTitle}
          placeholder={eventFiltersText.title}
          name="term"
          maxLength={MAX_TERM_LENGTH}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
      </label>
      <Select
        label={eventFiltersText.location}
        name="location"
        placeholder={eventFiltersText.anywhere}
        options={LOCATIONS.map((value) => ({ value, label: placeLabel(value) }))}
        value={view.location}
        onChange={(event) => change({ location: event.target.value })}
      />
      <Select
        label={eventFiltersText.inviteType}
        name="invite_type"
        placeholder={eventFiltersText.anyType}
        options={INVITE_TYPES.map((value) => ({ value, label: inviteLabel(value) }))}
        value={view.invite_type}
        onChange={(event) => change({ invite_type: event.target.value })}
      />
      <Ends $isIdle={!isFiltered}>
        <noscript>
          <Button type="submit" look="outlined">
            {eventFiltersText.search}
          </Button>
        </noscript>
        <LinkButton look="quiet" href="/upcoming-events" onClick={() => setTerm('')}>
          {eventFiltersText.clear}
        </LinkButton>
      </Ends>
      <TypeTiles selected={view.event_type} hrefWith={hrefWith} />
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

    & > label:first-of-type {
      grid-column: 1 / -1;
    }
  }

  /* On phones the fields say themselves what they are for, so that the first event is near. */
  ${media.under(600)} {
    gap: ${token.space[12]};
    margin-top: ${token.space[24]};
    padding: 0;
    border: 0;
    background: none;

    & label[for] {
      ${visuallyHidden}
    }
  }
`;

const Label = styled.span`
  display: block;
  margin-bottom: ${token.space[4]};
  font-weight: ${token.weight.strong};

  ${media.under(600)} {
    display: none;
  }
`;

const Ends = styled.div<{ $isIdle: boolean }>`
  display: flex;
  align-items: end;
  gap: ${token.space[24]};

  ${media.upTo(900)} {
    grid-column: 1 / -1;
    order: 1;

    /* Aligns the label with the edge; the hover area extends past it. */
    & > a {
      margin-inline-start: calc(-1 * ${token.space[12]});
    }
  }

  ${media.under(600)} {
    ${({ $isIdle }) => $isIdle && 'display: contents; & > a { display: none; }'}
  }
`;
