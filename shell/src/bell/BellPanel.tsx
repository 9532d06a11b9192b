import styled from 'styled-components';
import { Button } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { bellText } from './bell.messages';
import { NotificationRow } from './NotificationRow';
import type { Area, useNotifications } from './useNotifications';

/** As letters name it too. */
const SETTINGS_PAGE = '/my-profile?tab=account#notifications';
const AREAS: readonly Area[] = ['salons', 'coaching', 'community', 'opportunities', 'account'];
/** The most that is asked for at once. */
const MAX_TAKE = 50;

interface BellPanelProps {
  notifications: ReturnType<typeof useNotifications>;
  onLeave: () => void;
}

/** What the member was told, latest first. */
export function BellPanel({ notifications, onLeave }: BellPanelProps) {
  const { told, problem, area, retry, showArea, showOlder, markRead, markAllRead } = notifications;
  const rows = told?.data ?? [];
  const unreadOf = (one: Area) => told?.unread_areas?.find((unread) => unread.area === one)?.count ?? 0;
  return (
    <>
      <Head>
        <h2>{bellText.title}</h2>
        {Boolean(told?.unread) && !area && (
          <Button look="quiet" onClick={markAllRead}>
            {bellText.readAll}
          </Button>
        )}
      </Head>
      <Areas role="group" aria-label={bellText.filter} className="sideways">
        {[null, ...AREAS].map((one) => (
          <button key={one} type="button" aria-pressed={one === area} onClick={() => showArea(one)}>
            {one ? bellText[one] : bellText.all}
            {one && unreadOf(one) > 0 && <small>{unreadOf(one)}</small>}
          </button>
        ))}
      </Areas>
      <Rows aria-busy={!told}>
        {problem && (
          <Words role="status">
            {bellText[problem]}{' '}
            {problem === 'failed' && (
              <Button look="quiet" onClick={retry}>
                {bellText.retry}
              </Button>
            )}
          </Words>
        )}
        {!told && !problem && <Words role="status">{bellText.loading}</Words>}
        {told && rows.length === 0 && (
          <Words>
            <strong>{area ? bellText.emptyArea : bellText.empty}</strong>
            {!area && <span>{bellText.emptyWords}</span>}
          </Words>
        )}
        <ul>
          {rows.map((row) => (
            <NotificationRow
              key={row.id}
              notification={row}
              onOpen={() => {
                if (!row.is_read) markRead(row.id);
                if (row.link) onLeave();
              }}
            />
          ))}
        </ul>
        {rows.length < Math.min(told?.count ?? 0, MAX_TAKE) && (
          <Button look="quiet" onClick={showOlder}>
            {bellText.older}
          </Button>
        )}
      </Rows>
      <Foot>
        <a href={SETTINGS_PAGE} onClick={onLeave}>
          {bellText.settings}
        </a>
      </Foot>
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  min-height: 60px;
  padding: ${token.space[8]} ${token.space[8]} 0 ${token.space[24]};

  & > h2 {
    font-size: ${token.text[20]};
    line-height: ${token.leading.snug};
  }
`;

const Areas = styled.div`
  display: flex;
  flex: none;
  gap: ${token.space[4]};
  padding: ${token.space[4]} ${token.space[16]} ${token.space[8]};
  border-bottom: 1px solid ${token.color.line};

  & > button {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: ${token.space[4]};
    min-height: 44px;
    padding: 0 ${token.space[12]};
    border-radius: ${token.radius.pill};
    color: ${token.color.ink2};
    font-size: ${token.text[14]};
    white-space: nowrap;
  }

  & > button:hover {
    background: ${token.color.sunken};
    color: ${token.color.accent};
  }

  & > button[aria-pressed='true'] {
    background: ${token.color.tint};
    color: ${token.color.accent};
    font-weight: ${token.weight.strong};
  }

  small {
    font-size: ${token.text[14]};
    color: ${token.color.ink3};
  }
`;

const Rows = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;

  & > ul {
    padding: 0;
    list-style: none;
  }

  & > button {
    margin: ${token.space[8]} ${token.space[12]};
  }
`;

const Words = styled.p`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
  padding: ${token.space[24]};
  color: ${token.color.ink2};

  & > strong {
    color: ${token.color.ink};
  }
`;

const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 52px;
  padding: 0 ${token.space[24]};
  border-top: 1px solid ${token.color.line};
  font-size: ${token.text[14]};

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
