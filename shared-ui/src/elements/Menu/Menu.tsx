import { type ReactNode, useEffect, useRef } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { ChevronDownIcon } from '../../icons';
import { media, token } from '../../theme';
import { Button } from '../Button/Button';
import type { ButtonLook } from '../Button/buttonStyle';
import { MenuList, type MenuItem } from './MenuList';
import { useMenu } from './useMenu';

export type MenuProps = {
  /** On the button, and the menu's name. */
  label: string;
  icon?: ReactNode;
  look?: ButtonLook;
  /** Draws its own button instead: spread the given attributes on a `<button>`. */
  trigger?: (attributes: MenuTriggerAttributes) => ReactNode;
  items: readonly MenuItem[];
  /** Which edge it keeps to. */
  align?: 'start' | 'end';
  /** Up to 600 px it comes from the bottom edge. */
  sheet?: boolean;
};

export type MenuTriggerAttributes = ReturnType<typeof useMenu>['trigger'];

/** A button and its menu: arrows move, letters jump, Esc closes and gives the focus back. */
export function Menu({
  label,
  icon,
  look = 'quiet',
  trigger,
  items,
  align = 'start',
  sheet = false,
}: MenuProps) {
  const menu = useMenu();
  const holder = useRef<HTMLDivElement>(null);
  const { isOpen, close } = menu;

  useEffect(() => {
    if (!isOpen) return;
    const leave = (event: PointerEvent) => {
      if (!holder.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen, close]);

  return (
    <Holder
      ref={holder}
      onBlur={(event) => {
        if (event.relatedTarget && !holder.current?.contains(event.relatedTarget)) close();
      }}
    >
      {trigger ? (
        trigger(menu.trigger)
      ) : (
        <Button look={look} icon={icon} {...menu.trigger}>
          {label}
          <ChevronDownIcon size={16} />
        </Button>
      )}
      {isOpen && (
        <Paper $align={align} $sheet={sheet}>
          {sheet && <SheetTitle aria-hidden="true">{label}</SheetTitle>}
          <MenuList label={label} items={items} menu={menu} />
        </Paper>
      )}
    </Holder>
  );
}

const appear = keyframes`
  from { opacity: 0; translate: 0 -4px; }
`;

const Holder = styled.div`
  position: relative;
  display: inline-flex;
`;

const SheetTitle = styled.p`
  display: none;
  font: ${token.weight.serif} ${token.text[24]} / ${token.leading.snug} ${token.font.serif};
`;

const sheetPaper = css`
  ${media.upTo(600)} {
    position: fixed;
    inset: auto 0 0;
    max-width: none;
    z-index: ${token.layer.dialog};
    padding: ${token.space[8]} ${token.space[16]} ${token.space[16]};
    border: 0;
    border-radius: ${token.radius[12]} ${token.radius[12]} 0 0;
    box-shadow: 0 0 0 100vmax ${token.color.scrim};

    &::before {
      content: '';
      display: block;
      width: 40px;
      height: 4px;
      margin: 0 auto ${token.space[16]};
      border-radius: 2px;
      background: ${token.color.control};
    }

    & > ${SheetTitle} {
      display: block;
      margin-bottom: ${token.space[8]};
    }
  }
`;

const Paper = styled.div<{ $align: 'start' | 'end'; $sheet: boolean }>`
  position: absolute;
  z-index: ${token.layer.menu};
  top: calc(100% + ${token.space[4]});
  ${({ $align }) => ($align === 'end' ? 'right: 0;' : 'left: 0;')}
  min-width: 240px;
  max-width: min(360px, 100vw - 2 * ${token.gutter});
  padding: ${token.space[8]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[12]};
  background: ${token.color.card};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.float};
  text-align: left;
  animation: ${appear} ${token.motion.base} ${token.ease};

  ${({ $sheet }) => $sheet && sheetPaper}
`;
