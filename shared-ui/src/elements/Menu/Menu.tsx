import { type ReactNode, useId, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { ChevronDownIcon } from '../../icons';
import { media, token } from '../../theme';
import { Button } from '../Button/Button';
import type { ButtonLook } from '../Button/buttonStyle';
import { MenuEntries, type MenuItem } from './MenuEntries';

export type MenuProps = {
  /** On the button, and the list's name. */
  label: string;
  icon?: ReactNode;
  look?: ButtonLook;
  /** Draws its own button instead: spread the given attributes on a `<button>` that stands alone. */
  trigger?: (attributes: MenuTriggerAttributes) => ReactNode;
  items: readonly MenuItem[];
  /** Which edge it keeps to. */
  align?: 'start' | 'end';
  /** Up to 600 px it comes from the bottom edge. */
  sheet?: boolean;
};

export type MenuTriggerAttributes = { popoverTarget: string; 'aria-expanded': boolean };

/** A button that discloses links and actions in the browser's own popover: Esc, a press beside it and focus are its affair. */
export function Menu({
  label,
  icon,
  look = 'quiet',
  trigger,
  items,
  align = 'start',
  sheet = false,
}: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const attributes = { popoverTarget: id, 'aria-expanded': isOpen };
  return (
    <Holder>
      {trigger ? (
        trigger(attributes)
      ) : (
        <Button look={look} icon={icon} {...attributes}>
          {label}
          <ChevronDownIcon size={16} />
        </Button>
      )}
      <Paper
        id={id}
        popover="auto"
        $align={align}
        $sheet={sheet}
        // Filled before it shows, emptied after it went: what has the focus must be there to give it back.
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        // Not when it moves to the button, whose own press closes it.
        onBlur={({ currentTarget, relatedTarget }) =>
          relatedTarget &&
          !currentTarget.parentElement?.contains(relatedTarget) &&
          currentTarget.hidePopover()
        }
      >
        {isOpen && (
          <>
            {sheet && <SheetTitle aria-hidden="true">{label}</SheetTitle>}
            <MenuEntries label={label} items={items} />
          </>
        )}
      </Paper>
    </Holder>
  );
}

const appear = keyframes`
  from { opacity: 0; translate: 0 -4px; }
`;

const Holder = styled.div`
  display: inline-flex;
  anchor-scope: --menu;

  & > button {
    anchor-name: --menu;
  }
`;

const SheetTitle = styled.p`
  display: none;
  font: ${token.weight.serif} ${token.text[24]} / ${token.leading.snug} ${token.font.serif};
`;

const sheetPaper = css`
  ${media.upTo(600)} {
    position-area: none;
    inset: auto 0 0;
    width: auto;
    max-width: none;
    margin: 0;
    padding: ${token.space[8]} ${token.space[16]} ${token.space[16]};
    border: 0;
    border-radius: ${token.radius[12]} ${token.radius[12]} 0 0;

    &::before {
      content: '';
      display: block;
      width: 40px;
      height: 4px;
      margin: 0 auto ${token.space[16]};
      border-radius: 2px;
      background: ${token.color.control};
    }

    &::backdrop {
      background: ${token.color.scrim};
    }

    & > ${SheetTitle} {
      display: block;
      margin-bottom: ${token.space[8]};
    }
  }
`;

/** In the middle where the browser cannot hold it to its button. */
const Paper = styled.div<{ $align: 'start' | 'end'; $sheet: boolean }>`
  min-width: 240px;
  max-width: min(360px, 100vw - 2 * ${token.gutter});
  margin: auto;
  padding: ${token.space[8]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[12]};
  background: ${token.color.card};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.float};
  animation: ${appear} ${token.motion.base} ${token.ease};

  @supports (anchor-scope: --menu) {
    position-anchor: --menu;
    position-area: bottom ${({ $align }) => ($align === 'end' ? 'span-left' : 'span-right')};
    position-try-fallbacks: flip-block, flip-inline;
    inset: auto;
    margin: ${token.space[4]} 0;
  }

  ${({ $sheet }) => $sheet && sheetPaper}
`;
