import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { CheckIcon, XIcon } from '../../icons';
import { token } from '../../theme';
import { VisuallyHidden } from '../Layout/Text';
import type { Toast } from './useToasts';
import { toastText } from './toast.messages';

export type ToastRegionProps = {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
};

const DISPLAY_MS = 8000;

/** Render it once and always, empty too: a live region must exist before its text. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  return (
    <Region role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastStrip key={toast.id} toast={toast} onDismiss={onDismiss} />
      ))}
    </Region>
  );
}

function ToastStrip({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  const { id, message, action } = toast;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(id), DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [held, id, onDismiss]);

  return (
    <Strip
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <CheckIcon size={20} />
      {message}
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onPress();
            onDismiss(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" onClick={() => onDismiss(id)}>
        <XIcon size={18} />
        <VisuallyHidden>{toastText.dismiss}</VisuallyHidden>
      </button>
    </Strip>
  );
}

const rise = keyframes`
  from { opacity: 0; translate: 0 12px; }
`;

/* Clear of a page's bottom bar, which says how high it is, or of the strip of the shell's status. */
const Region = styled.div`
  position: fixed;
  z-index: ${token.layer.toast};
  inset: auto ${token.gutter} var(--toasts, 64px);
  display: grid;
  justify-items: center;
  gap: ${token.space[12]};
  pointer-events: none;
`;

const Strip = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[12]};
  min-height: 52px;
  padding: ${token.space[4]} ${token.space[8]} ${token.space[4]} ${token.space[16]};
  border-radius: ${token.radius[12]};
  background: ${token.color.ink};
  color: ${token.color.page};
  line-height: 1.35;
  box-shadow: ${token.shadow.float};
  pointer-events: auto;
  animation: ${rise} ${token.motion.base} ${token.ease};

  & > button {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    padding: 0 ${token.space[8]};
    font-weight: ${token.weight.strong};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & :focus-visible {
    outline-color: currentcolor;
  }
`;
