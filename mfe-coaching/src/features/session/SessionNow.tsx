import { isOnline, joinPath } from '@athenaeum/coaching-contract';
import { usePlatform } from '@athenaeum/shell-contract';
import { ArchPortrait, Dot, formatEventTime, LinkButton, useNow, VideoIcon } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { MeetingLine } from '../../components/meeting';
import type { Party } from './partyOf';
import { endOf } from './phaseOf';
import type { Session } from './session.api';
import { sessionNowText, sessionPanelText } from './session.messages';

const MINUTE_MS = 60_000;

/** The claret strip while Join is open: what is left of the session, and the way in. */
export function SessionNow({ session, party }: { session: Session; party: Party }) {
  const { apiBase } = usePlatform();
  const now = useNow();
  const titleId = useId();
  const { id, session_date: start, meeting } = session;
  const hasBegun = now >= start;
  const minutes = Math.max(1, Math.ceil(((hasBegun ? endOf(session) : start) - now) / MINUTE_MS));
  const { time } = formatEventTime({ start });
  return (
    <Band aria-labelledby={titleId}>
      <Portrait name={party.name} picture={party.picture} size={112} />
      <Body>
        <Left>
          <Dot />
          {hasBegun ? sessionNowText.left({ count: minutes }) : sessionNowText.startsIn({ count: minutes })}
        </Left>
        <h2 id={titleId}>
          {hasBegun
            ? sessionNowText.begun({ name: party.first })
            : sessionNowText.soon({ name: party.first })}
        </h2>
        <p>{hasBegun ? sessionNowText.started({ time }) : sessionNowText.starts({ time })}</p>
        {(!meeting || !isOnline(meeting)) && <MeetingLine meeting={meeting} isOpen />}
      </Body>
      {meeting && isOnline(meeting) && (
        <LinkButton
          look="onBand"
          large
          icon={<VideoIcon />}
          href={apiBase + joinPath(id)}
          target="_blank"
          rel="noreferrer"
        >
          {sessionPanelText.join}
        </LinkButton>
      )}
    </Band>
  );
}

const Band = styled.section`
  --color-focus: ${token.color.bandInk};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space[32]};
  align-items: center;
  overflow: hidden;
  margin-bottom: ${token.space[32]};
  padding: 0 ${token.space[32]};
  border-radius: ${token.radius[12]};
  background: ${token.color.band};
  color: ${token.color.bandInk};

  & p > a {
    color: inherit;
  }

  ${media.under(768)} {
    position: sticky;
    top: ${token.topbar};
    z-index: ${token.layer.sticky};
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[16]};
    margin-inline: calc(-1 * ${token.gutter});
    padding: ${token.space[16]} ${token.gutter};
    border-radius: 0;
  }
`;

/** Stands on the strip's lower edge. */
const Portrait = styled(ArchPortrait)`
  align-self: end;
  margin-top: ${token.space[24]};
  border-radius: 999px 999px 0 0;

  ${media.under(768)} {
    display: none;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${token.space[8]};
  padding-block: ${token.space[24]};

  & > p {
    color: ${token.color.bandInk2};
    font-size: ${token.text[14]};
  }

  ${media.under(768)} {
    padding: 0;

    & > h2 {
      font-size: ${token.text[20]};
    }
  }
`;

const Left = styled.p`
  display: flex;
  gap: ${token.space[8]};
  align-items: center;

  && {
    color: ${token.color.lamp};
    font-weight: ${token.weight.strong};
  }
`;
