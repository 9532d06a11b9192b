import {
  Dot,
  formatEventTime,
  formatHoursAndMinutes,
  LinkButton,
  VisuallyHidden,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { countText } from '../../components/count.messages';
import { placeOf } from './nextStep';
import type { PathwayDetail, PathwaySeason, StepSalon } from './pathway.api';
import { pathwayText } from './pathway.messages';
import { Stair } from './Stair';

/** Where the member is on a pathway: the next salon before a stair with its step lit, and how far each season is. */
export function PathwayBand({ pathway }: { pathway: PathwayDetail }) {
  const headingId = useId();
  const progress = pathway.my_progress;
  if (!progress || progress.salons === 0) return null;
  const { done, salons, season } = progress;
  const seasons = (pathway.seasons ?? []).filter(({ steps }) => steps && steps.length > 0);
  const next = placeOf(pathway);
  return (
    <Band aria-labelledby={headingId}>
      <Words>
        <Where>
          <Dot />
          {where(done, season)}
        </Where>
        <h2 id={headingId}>{next ? next.salon.title : pathwayText.allDone}</h2>
        {next && (
          <>
            <Small>
              {[pathwayText.salonOf({ number: next.number, count: next.count }), whenOf(next.salon)].join(
                ' · ',
              )}
            </Small>
            <OnScreen look="onBand" large href={`/salons/${next.salon.slug}`}>
              {next.salon.phase === 'RECORDED' ? pathwayText.watchNext : pathwayText.seeEvent}
            </OnScreen>
          </>
        )}
        <VisuallyHidden>{pathwayText.salonsDone({ done, salons })}</VisuallyHidden>
      </Words>
      <Stair
        seasons={seasons.map(({ steps }) =>
          steps!.map(({ done, salon }) => (done ? 'done' : salon.id === next?.salon.id ? 'next' : 'left')),
        )}
      />
      <Legend
        style={{
          gridTemplateColumns: `${seasons.map(({ steps }) => `minmax(0, ${steps!.length}fr)`).join(' ')} minmax(10.65%, max-content)`,
        }}
      >
        {seasons.map((each) => (
          <li key={each.id} aria-current={each.number === season ? 'step' : undefined}>
            <strong>{pathwayText.season({ season: each.number })}</strong>
            <span>{each.title}</span>
            <span>{farOf(each)}</span>
          </li>
        ))}
        <li aria-current={next ? undefined : 'step'}>
          <strong>{pathwayText.certificate}</strong>
          <span>{next ? pathwayText.toGo({ count: salons - done }) : pathwayText.earned}</span>
        </li>
      </Legend>
    </Band>
  );
}

function where(done: number, season: number | null | undefined): string {
  if (!season) return pathwayText.finished;
  return done > 0 ? pathwayText.inSeason({ season }) : pathwayText.beginning;
}

function whenOf({ phase, date, timezone, event_location, event_duration }: StepSalon): string {
  if (phase === 'RECORDED') return pathwayText.recording({ duration: formatHoursAndMinutes(event_duration) });
  return formatEventTime({ start: date, zone: timezone, inPerson: event_location !== 'Virtual' }).line;
}

function farOf({ my_progress, steps }: PathwaySeason): string {
  return my_progress?.done ? pathwayText.of(my_progress) : countText.salons({ count: steps?.length ?? 0 });
}

const Band = styled.section`
  --color-focus: ${token.color.bandInk};
  position: relative;
  overflow: hidden;
  padding-top: ${token.space[48]};
  border-radius: ${token.radius[12]};
  background: ${token.color.band};
  color: ${token.color.bandInk};

  /* On paper the stair alone has a ground. */
  @media print {
    --color-band-ink: ${token.color.ink};
    --color-band-ink-2: ${token.color.ink2};
    --color-lamp: ${token.color.accent};
    border: 1px solid ${token.color.line};
    background: none;
  }

  ${media.under(768)} {
    margin-inline: calc(-1 * ${token.gutter});
    padding-top: ${token.space[24]};
    border-radius: 0;
  }
`;

const Words = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: start;
  gap: ${token.space[8]};
  max-width: 600px;
  padding-inline: ${token.space[48]};

  & > h2 {
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  & > a {
    margin-top: ${token.space[16]};
  }

  ${media.under(1070)} {
    padding-inline: ${token.space[32]};
  }

  ${media.under(768)} {
    padding-inline: ${token.gutter};

    & > a {
      width: 100%;
    }
  }
`;

const Where = styled.p`
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  font-weight: ${token.weight.strong};
  color: ${token.color.lamp};
`;

const Small = styled.p`
  font-size: ${token.text[14]};
  color: ${token.color.bandInk2};
`;

const Legend = styled.ol`
  position: relative;
  z-index: 1;
  display: grid;
  background: color-mix(in srgb, #1a0208 38%, ${token.color.band});
  font-size: ${token.text[14]};
  line-height: 1.4;
  color: ${token.color.bandInk2};
  overflow-wrap: anywhere;

  & > li {
    display: grid;
    align-content: start;
    padding: ${token.space[12]} ${token.space[24]} ${token.space[16]};
    border-left: 1px solid color-mix(in srgb, ${token.color.bandInk} 14%, transparent);
  }

  & > li:first-child {
    padding-left: ${token.space[48]};
    border: 0;
  }

  & > li:last-child {
    padding-inline: ${token.space[12]};
  }

  & strong {
    color: ${token.color.bandInk};
  }

  & > [aria-current] strong {
    color: ${token.color.lamp};
  }

  @media print {
    background: none;
  }

  ${media.under(1070)} {
    & > li:first-child {
      padding-left: ${token.space[32]};
    }
  }

  ${media.under(768)} {
    display: block;
    padding-block: ${token.space[4]};

    & > li,
    & > li:first-child,
    & > li:last-child {
      display: flex;
      gap: ${token.space[8]};
      padding: ${token.space[8]} ${token.gutter};
      border: 0;
    }

    & > li > :last-child {
      margin-left: auto;
      white-space: nowrap;
    }

    & strong {
      white-space: nowrap;
    }
  }
`;

const OnScreen = styled(LinkButton)`
  @media print {
    display: none;
  }
`;
