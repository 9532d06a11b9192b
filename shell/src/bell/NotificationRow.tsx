import styled from 'styled-components';
import { VisuallyHidden } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { bellText } from './bell.messages';
import type { Notification } from './useNotifications';
import { whenTold } from './whenTold';

interface NotificationRowProps {
  notification: Notification;
  onOpen: () => void;
}

/** Leads to what it is about; opening it marks it as read. */
export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { area, text, detail, link, created_at, is_read } = notification;
  const words = (
    <>
      <Mark aria-hidden="true" $isRead={is_read} />
      <span>
        {!is_read && <VisuallyHidden>{bellText.isUnread}: </VisuallyHidden>}
        <Text $isRead={is_read}>{text}</Text>
        {detail && <Detail>{detail}</Detail>}
        <Meta>
          {bellText[area]} ·{' '}
          <time dateTime={new Date(created_at).toISOString()}>{whenTold(created_at, Date.now())}</time>
        </Meta>
      </span>
    </>
  );
  return (
    <li>
      {link ? (
        <Line as="a" href={link} onClick={onOpen}>
          {words}
        </Line>
      ) : (
        <Line type="button" onClick={onOpen}>
          {words}
        </Line>
      )}
    </li>
  );
}

const Line = styled.button`
  display: grid;
  grid-template-columns: 8px minmax(0, 1fr);
  gap: ${token.space[8]};
  width: 100%;
  padding: ${token.space[12]} ${token.space[24]} ${token.space[12]} ${token.space[8]};
  color: ${token.color.ink};
  text-align: start;
  text-decoration: none;

  li + li > & {
    border-top: 1px solid ${token.color.line};
  }

  &:hover {
    background: ${token.color.sunken};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Mark = styled.i<{ $isRead: boolean }>`
  width: 8px;
  height: 8px;
  margin-top: 8px;
  border-radius: 50%;
  background: ${({ $isRead }) => ($isRead ? 'transparent' : token.color.accent)};
`;

const Text = styled.span<{ $isRead: boolean }>`
  display: block;
  font-weight: ${({ $isRead }) => ($isRead ? 'inherit' : token.weight.strong)};
  overflow-wrap: anywhere;
`;

const Detail = styled.span`
  display: block;
  font-size: ${token.text[14]};
  color: ${token.color.ink2};
  overflow-wrap: anywhere;
`;

const Meta = styled.span`
  display: block;
  font-size: ${token.text[14]};
  color: ${token.color.ink3};
`;
