import { APPLICATION_TRACK } from '@athenaeum/opportunities-contract';
import { CheckIcon, formatDay, Meta, ownZone, VisuallyHidden } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { OwnApplication } from './applications.api';
import { applicationsText } from './applications.messages';

type Tracked = Pick<OwnApplication, 'status' | 'history'>;

interface ApplicationTrackProps {
  application: Tracked;
  /** On phones only the stage it is at. */
  short: boolean;
}

/** The stages of an application: completed ones with dates, the current one, and the next. */
export function ApplicationTrack({ application: { status, history }, short }: ApplicationTrackProps) {
  const current = APPLICATION_TRACK.findIndex((stage) => stage === status);
  return (
    <Track aria-label={applicationsText.stages} $short={short}>
      {APPLICATION_TRACK.map((stage, place) => {
        const state = place < current ? 'done' : place === current ? 'now' : 'open';
        // When a stage was reached twice, the last time counts.
        const at = state === 'open' ? undefined : history.findLast((step) => step.status === stage)?.at;
        return (
          <Stage key={stage} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Mark $state={state}>{state === 'done' && <CheckIcon size={14} />}</Mark>
            <span>
              {stage}
              {short && state === 'now' && (
                <OnPhone>
                  {applicationsText.stageOf({ place: place + 1, count: APPLICATION_TRACK.length })}
                </OnPhone>
              )}
              {state === 'done' && <VisuallyHidden>{applicationsText.stageDone}</VisuallyHidden>}
            </span>
            {at !== undefined && <Day as="span">{formatDay(at, ownZone())}</Day>}
          </Stage>
        );
      })}
    </Track>
  );
}

type State = 'done' | 'now' | 'open';

const Track = styled.ol<{ $short: boolean }>`
  display: grid;
  grid-template-columns: repeat(${APPLICATION_TRACK.length}, minmax(0, 1fr));

  ${media.under(768)} {
    grid-template-columns: minmax(0, 1fr);

    & > li:not([aria-current]) {
      ${({ $short }) => $short && 'display: none;'}
    }

    & > li::before {
      ${({ $short }) => $short && 'content: none !important;'}
    }
  }
`;

const Day = styled(Meta)`
  font-weight: ${token.weight.body};
`;

const OnPhone = styled.span`
  display: none;

  ${media.under(768)} {
    display: inline;
  }
`;

const Mark = styled.span<{ $state: State }>`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1px solid ${token.color.control};
  border-radius: 50%;
  background: ${token.color.card};
  color: ${token.color.goodFg};
  ${({ $state }) => $state === 'now' && `border: 8px solid ${token.color.accent};`}
  ${({ $state }) =>
    $state === 'done' && `border-color: ${token.color.goodFg}; background: ${token.color.goodBg};`}
`;

/* The line to the next stage runs behind the marks. */
const Stage = styled.li<{ $state: State }>`
  position: relative;
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${token.space[4]};
  padding-right: ${token.space[12]};
  font-size: ${token.text[14]};
  color: ${({ $state }) => ($state === 'open' ? token.color.ink2 : token.color.ink)};
  ${({ $state }) => $state === 'now' && `font-weight: ${token.weight.strong};`}

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 11px;
    left: 28px;
    right: 4px;
    border-top: 2px solid ${({ $state }) => ($state === 'done' ? token.color.goodFg : token.color.line)};
  }

  ${media.under(768)} {
    grid-template-columns: 24px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[12]};
    padding: 0 0 ${token.space[12]};

    &:not(:last-child)::before {
      top: 24px;
      bottom: 0;
      left: 11px;
      right: auto;
      border-top: 0;
      border-left: 2px solid ${token.color.line};
    }
  }
`;
