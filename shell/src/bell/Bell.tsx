import { type FocusEvent, type ToggleEvent, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { BellIcon } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { ApiProvider } from '@athenaeum/shell-contract';
import { bellApi } from './bell.api';
import { BellPanel } from './BellPanel';
import { bellText } from './bell.messages';
import { useNotifications } from './useNotifications';

const MAX_SHOWN = 99;

/** How many notifications are unread, and what they say in the browser's own popover. */
export const Bell = () => (
  <ApiProvider api={bellApi}>
    <BellButton />
  </ApiProvider>
);

function BellButton() {
  const notifications = useNotifications();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const unread = notifications.told?.unread ?? 0;
  return (
    <>
      <Trigger
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        aria-label={unread > 0 ? bellText.unread({ count: unread }) : bellText.none}
      >
        <BellIcon size={22} />
        {unread > 0 && <Count aria-hidden="true">{unread > MAX_SHOWN ? bellText.many : unread}</Count>}
      </Trigger>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={bellText.title}
        // Filled before it shows, emptied after it went: what has the focus must be there to give it back.
        onBeforeToggle={({ newState }: ToggleEvent) => newState === 'open' && setOpen(true)}
        onToggle={({ newState }: ToggleEvent) => setOpen(newState === 'open')}
        // Not when it moves to the bell, whose own press closes it.
        onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
          relatedTarget &&
          !currentTarget.parentElement?.contains(relatedTarget) &&
          currentTarget.hidePopover()
        }
      >
        {isOpen && <BellPanel notifications={notifications} onLeave={() => panel.current?.hidePopover()} />}
      </Panel>
    </>
  );
}

const Trigger = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  color: ${token.color.ink};
  anchor-name: --bell;

  &:hover,
  &[aria-expanded='true'] {
    background: ${token.color.tint};
    color: ${token.color.accent};
  }

  &:focus-visible {
    border-radius: 50%;
  }
`;

const Count = styled.span`
  position: absolute;
  top: 2px;
  left: calc(50% + 1px);
  min-width: 20px;
  padding: 0 5px;
  border: 2px solid ${token.color.page};
  border-radius: ${token.radius.pill};
  background: ${token.color.accent};
  color: ${token.color.page};
  font-size: 12px;
  font-weight: ${token.weight.strong};
  line-height: 16px;
  text-align: center;
`;

const Panel = styled.div`
  width: min(420px, 100vw - 2 * ${token.gutter});
  max-height: min(640px, 100dvh - 96px);
  margin: auto;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[12]};
  background: ${token.color.card};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.float};

  &:popover-open {
    display: flex;
    flex-direction: column;
  }

  @supports (anchor-name: --bell) {
    position-anchor: --bell;
    position-area: bottom span-left;
    inset: auto;
    margin: ${token.space[4]} 0;
  }

  ${media.upTo(600)} {
    position-area: none;
    inset: ${token.topbar} 0 auto;
    width: auto;
    max-height: calc(100dvh - ${token.topbar});
    margin: 0;
    border-width: 0 0 1px;
    border-radius: 0;
  }
`;
