import { Accordion, CheckIcon, Meta, StatusBadge, TextLink } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { countText } from '../../components/count.messages';
import { placeOf } from './nextStep';
import type { PathwayDetail, PathwaySeason } from './pathway.api';
import { pathwayText } from './pathway.messages';
import { Tread, Treads } from './Tread';

/** The seasons of a pathway, each with its salons; the member's own is open. */
export function Seasons({ pathway }: { pathway: PathwayDetail }) {
  const seasons = pathway.seasons ?? [];
  // A finished pathway opens at its beginning.
  const open = pathway.my_progress?.season ?? seasons[0]?.number;
  const nextId = placeOf(pathway)?.salon.id;
  return (
    <List aria-label={pathwayText.seasons}>
      {seasons.map((season) => (
        <Accordion
          key={season.id}
          title={<SeasonTitle season={season} />}
          defaultOpen={season.number === open}
        >
          {season.number !== open && !season.my_progress?.done && season.description && (
            <p>{season.description}</p>
          )}
          {season.steps?.length ? (
            <Treads>
              {season.steps.map(({ salon, done }, index) => (
                <Tread
                  key={salon.id}
                  salon={salon}
                  number={index + 1}
                  done={done}
                  isNext={salon.id === nextId}
                />
              ))}
            </Treads>
          ) : (
            <p>{pathwayText.noSalons}</p>
          )}
          <TextLink look="more" href={`/pathways/${pathway.slug}/collections?season=${season.number}`}>
            {pathwayText.goToSeason({ season: season.number })}
          </TextLink>
        </Accordion>
      ))}
    </List>
  );
}

function SeasonTitle({ season: { number, title, my_progress, steps } }: { season: PathwaySeason }) {
  const { done = 0, salons = 0 } = my_progress ?? {};
  return (
    <Title>
      <span>
        <h2>{pathwayText.season({ season: number })}</h2>
        <Meta as="span">{title}</Meta>
      </span>
      {done > 0 && done === salons ? (
        <StatusBadge tone="verdigris" icon={<CheckIcon />}>
          {pathwayText.of({ done, salons })}
        </StatusBadge>
      ) : (
        <Count as="span">
          {done > 0 ? pathwayText.of({ done, salons }) : countText.salons({ count: steps?.length ?? 0 })}
        </Count>
      )}
    </Title>
  );
}

const List = styled.section`
  & summary {
    min-height: 80px;
    font-weight: ${token.weight.body};
  }

  @media print {
    & summary {
      min-height: 0;
      padding-block: ${token.space[8]};
    }

    & details > div > a {
      display: none;
    }
  }

  & details > :not(summary) {
    padding-bottom: ${token.space[24]};
  }

  /* Room for the edges of the lit step, which the opening would cut. */
  & details::details-content {
    margin-inline: calc(-1 * ${token.space[16]});
    padding-inline: ${token.space[16]};
  }
`;

const Title = styled.span`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};

  & > span:first-child {
    display: grid;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & h2 {
    font-size: ${token.text[24]};
    line-height: ${token.leading.snug};
  }

  ${media.under(768)} {
    padding-block: ${token.space[12]};
  }
`;

const Count = styled(Meta)`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;
