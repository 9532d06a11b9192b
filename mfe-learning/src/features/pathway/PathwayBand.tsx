import { formatHoursAndMinutes, formatEventTime, LinkButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { doneOf } from '../../components/doneOf';
import type { PathwayDetail } from './pathway.api';
import { pathwayText } from './pathway.messages';
import { Stairs } from './Stair';

type Next = NonNullable<NonNullable<PathwayDetail['my_progress']>['next']>;

/** Progress on a pathway: stairs with the finished steps, the next salon, and the rest of each season. */
export function PathwayProgress({ pathway }: { pathway: PathwayDetail }) {
  const headingId = useId();
  const progress = pathway.my_progress;
  const seasons = (pathway.seasons ?? []).filter(({ my_progress }) => my_progress && my_progress.salons > 0);
  if (!progress || progress.salons === 0) return null;
  const { done, salons, season, next } = progress;
  return (
    <Band aria-labelledby={headingId}>
      <Words>
        <p>{where(done, season)}</p>
        <h2 id={headingId}>{next ? next.title : pathwayText.allDone}</h2>
        {next && (
          <>
            <Small>{whenOf(next)}</Small>
            <LinkButton look="onBand" large href={`/salons/${next.slug}`}>
              {next.phase === 'RECORDED' ? pathwayText.watchNext : pathwayText.seeEvent}
            </LinkButton>
          </>
        )}
        <Small>{pathwayText.salonsDone({ done, salons })}</Small>
      </Words>
      <Stairs
        seasons={seasons.map(({ my_progress }) => my_progress!)}
        current={seasons.findIndex(({ number }) => number === season)}
      />
      <Legend>
        {seasons.map(({ id, number, title, my_progress }) => (
          <li
            key={id}
            style={{ flexGrow: my_progress!.salons }}
            aria-current={number === season ? 'step' : undefined}
          >
            <strong>{pathwayText.season({ season: number })}</strong>
            <span>{title}</span>
            <span>{doneOf(my_progress)}</span>
          </li>
        ))}
      </Legend>
    </Band>
  );
}

function where(done: number, season: number | null | undefined): string {
  if (!season) return pathwayText.finished;
  return done > 0 ? pathwayText.inSeason({ season }) : pathwayText.beginning;
}

function whenOf({ phase, date, timezone, event_location, event_duration }: Next): string {
  if (phase === 'RECORDED') return pathwayText.recording({ duration: formatHoursAndMinutes(event_duration) });
  return formatEventTime({ start: date, zone: timezone, inPerson: event_location !== 'Virtual' }).line;
}

const Band = styled.section`
  --color-focus: ${token.color.bandInk};
  position: relative;
  margin-top: ${token.space[32]};
  overflow: hidden;
  border-radius: ${token.radius[12]};
  background: ${token.color.band};
  color: ${token.color.bandInk};
`;

const Words = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: start;
  gap: ${token.space[8]};
  max-width: 440px;
  padding: ${token.space[32]} ${token.space[48]} 0;

  & > p:first-child {
    font-size: ${token.text[14]};
    font-weight: ${token.weight.strong};
    color: ${token.color.lamp};
  }

  & > h2 {
    font-size: ${token.text[32]};
    line-height: ${token.leading.snug};
    text-wrap: balance;
  }

  ${media.under(768)} {
    padding: ${token.space[24]} ${token.space[16]} 0;

    & > h2 {
      font-size: ${token.text[24]};
    }
  }
`;

const Small = styled.p`
  font-size: ${token.text[14]};
  color: ${token.color.bandInk2};
`;

const Legend = styled.ol`
  position: relative;
  z-index: 1;
  display: flex;
  background: color-mix(in srgb, ${token.color.artInk} 45%, ${token.color.band});

  & > li {
    flex: 1 1 0;
    display: grid;
    min-width: 0;
    padding: ${token.space[12]} ${token.space[16]};
    font-size: ${token.text[14]};
    line-height: 1.5;
    color: ${token.color.bandInk2};
    overflow-wrap: anywhere;
  }

  & > li:first-child {
    padding-left: ${token.space[48]};
  }

  & > li + li {
    border-left: 1px solid color-mix(in srgb, ${token.color.bandInk} 16%, transparent);
  }

  & strong {
    color: ${token.color.bandInk};
  }

  & > [aria-current] strong {
    color: ${token.color.lamp};
  }

  ${media.under(768)} {
    flex-direction: column;

    & > li,
    & > li:first-child {
      padding-left: ${token.space[16]};
    }

    & > li + li {
      border-left: 0;
      border-top: 1px solid color-mix(in srgb, ${token.color.bandInk} 16%, transparent);
    }
  }
`;
