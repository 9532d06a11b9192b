import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { token } from '../../theme';

export type TooltipProps = {
  /** A hint, never the only place of a fact: it does not show on touch screens. */
  text: ReactNode;
  /** Draws the control: spread the given attributes on it. */
  children: (attributes: { 'aria-describedby': string }) => ReactNode;
};

/** A line about a control under the pointer or the focus; Esc closes it, the pointer may rest on it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const show = () => tip.current?.showPopover();
  const hide = () => tip.current?.hidePopover();
  return (
    <Holder
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !tip.current?.matches(':popover-open')) return;
        // A dialog around it must not close by this Esc too.
        event.preventDefault();
        hide();
      }}
    >
      {children({ 'aria-describedby': id })}
      <Tip ref={tip} id={id} role="tooltip" popover="hint">
        <Words>{text}</Words>
      </Tip>
    </Holder>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Holder = styled.span`
  display: inline-flex;
  anchor-scope: --tooltip;

  & > :first-child {
    anchor-name: --tooltip;
  }
`;

/** Its clear edge bridges the gap to the control, so that the pointer can cross over. */
const Tip = styled.span`
  inset: auto 0 0;
  margin: 0 auto;
  padding: ${token.space[8]};
  border: 0;
  overflow: visible;
  background: none;
  /* A delay, so that a pointer passing by does not show it. */
  animation: ${appear} ${token.motion.fast} 300ms ${token.ease} backwards;

  @supports (anchor-scope: --tooltip) {
    position-anchor: --tooltip;
    position-area: top;
    position-try-fallbacks: flip-block;
    inset: auto;
    margin: 0;
  }
`;

const Words = styled.span`
  display: block;
  max-width: 280px;
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius[8]};
  background: ${token.color.ink};
  color: ${token.color.page};
  font-size: ${token.text[14]};
  line-height: 1.4;
`;
