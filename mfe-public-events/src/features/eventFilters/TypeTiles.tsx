import { CheckIcon, eventTypeLabel } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { eventFiltersText } from './eventFilters.messages';
import { EVENT_TYPES, type Filters } from './eventView';

interface TypeTilesProps {
  selected: string;
  hrefWith: (next: Partial<Filters>) => string;
}

/** Event types, each a link. */
export function TypeTiles({ selected, hrefWith }: TypeTilesProps) {
  return (
    <Tiles className="sideways" aria-label={eventFiltersText.eventType}>
      {['', ...EVENT_TYPES].map((type) => (
        <li key={type}>
          <Tile href={hrefWith({ event_type: type })} aria-current={type === selected ? 'true' : undefined}>
            {type === selected && <CheckIcon size={16} />}
            {type ? eventTypeLabel(type) : eventFiltersText.all}
          </Tile>
        </li>
      ))}
    </Tiles>
  );
}

const Tiles = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};

  ${media.under(600)} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * ${token.space[16]});
    padding: 2px ${token.space[16]};
  }
`;

const Tile = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 44px;
  padding: 0 ${token.space[16]};
  border: 1px solid ${token.color.control};
  border-radius: ${token.radius.pill};
  background: ${token.color.card};
  color: ${token.color.ink};
  font-size: ${token.text[14]};
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    border-color: ${token.color.accent};
    color: ${token.color.accent};
  }

  &:focus-visible {
    border-radius: ${token.radius.pill};
  }

  &[aria-current] {
    border-color: ${token.color.accent};
    background: ${token.color.tint};
    color: ${token.color.accent};
    font-weight: ${token.weight.strong};
  }
`;
