import {
  CheckIcon,
  formatEventTime,
  formatHoursAndMinutes,
  LinkButton,
  Meta,
  TextLink,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { namesOf } from '../../components/namesOf';
import type { StepSalon } from './pathway.api';
import { pathwayText } from './pathway.messages';
import { TreadState } from './TreadState';

interface TreadProps {
  salon: StepSalon;
  /** From 1, in its season. */
  number: number;
  done: boolean;
  isNext: boolean;
}

/** One salon of a season as a step of the stair. */
export function Tread({ salon, number, done, isNext }: TreadProps) {
  const href = `/salons/${salon.slug}`;
  return (
    <Step data-look={isNext ? 'next' : done ? 'done' : undefined} aria-current={isNext ? 'step' : undefined}>
      <Stone aria-hidden="true">{done ? <CheckIcon size={18} /> : number}</Stone>
      <Words>
        <h3>
          <TextLink look="quiet" href={href}>
            {salon.title}
          </TextLink>
        </h3>
        <Meta>{[whenOf(salon, done), withOf(salon)].filter(Boolean).join(' · ')}</Meta>
      </Words>
      <Act>
        {isNext ? (
          <LinkButton look="outlined" href={href} aria-label={pathwayText.openOf({ title: salon.title })}>
            {pathwayText.open}
          </LinkButton>
        ) : (
          <TreadState salon={salon} done={done} />
        )}
      </Act>
    </Step>
  );
}

function whenOf(salon: StepSalon, done: boolean): string {
  const { phase, date, timezone, event_location, event_duration, my_progress } = salon;
  if (phase !== 'RECORDED')
    return formatEventTime({ start: date, zone: timezone, inPerson: event_location !== 'Virtual' }).line;
  const duration = formatHoursAndMinutes(event_duration);
  if (done) return duration;
  return my_progress?.progress ? pathwayText.recorded : pathwayText.recording({ duration });
}

function withOf({ salon_relations }: StepSalon): string | null {
  const names = namesOf(salon_relations);
  return names && pathwayText.with({ names });
}

export const Treads = styled.ol`
  color: ${token.color.ink};
`;

const Words = styled.div`
  min-width: 0;

  & > h3 {
    font-size: ${token.text[20]};
    line-height: ${token.leading.snug};
    letter-spacing: 0;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`;

/** Its number, under an arch. */
const Stone = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 46px;
  border-radius: 20px 20px 4px 4px;
  background: ${token.color.sunken};
  color: ${token.color.ink2};
  font-size: ${token.text[14]};
  font-weight: ${token.weight.strong};
  font-variant-numeric: tabular-nums;
`;

/** Nothing is pressed on paper. */
const Act = styled.div`
  @media print {
    & > a {
      display: none;
    }
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  gap: ${token.space[16]};
  align-items: center;
  min-height: 76px;
  padding: ${token.space[8]} ${token.space[16]} ${token.space[8]} 0;
  border-top: 1px solid ${token.color.line};

  &[data-look='done'] > ${Stone} {
    background: ${token.color.goodBg};
    color: ${token.color.goodFg};
  }

  &[data-look='next'] {
    margin-inline: calc(-1 * ${token.space[16]});
    padding-inline: ${token.space[16]};
    border-top-color: transparent;
    border-radius: ${token.radius[8]};
    background: ${token.color.tint};
  }

  &[data-look='next'] + & {
    border-top-color: transparent;
  }

  &[data-look='next'] > ${Stone} {
    background: ${token.color.band};
    color: ${token.color.lamp};
  }

  @media print {
    min-height: 0;
    padding-block: ${token.space[4]};

    & > ${Stone} {
      height: auto;
    }
  }

  ${media.under(768)} {
    grid-template-columns: 40px minmax(0, 1fr);
    align-items: start;
    padding-block: ${token.space[12]};
    row-gap: ${token.space[4]};

    & > ${Act} {
      grid-column: 2;
    }
  }
`;
