import type { MouseEvent, ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons';
import { Button } from '../Button/Button';
import type { ButtonLook } from '../Button/buttonStyle';
import { MenuEntries, type MenuItem } from './MenuEntries';
import { PopoverHolder, PopoverPaper } from './popoverStyle';
import { usePopover } from './usePopover';

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
};

export type MenuTriggerAttributes = {
  popoverTarget: string;
  'aria-expanded': boolean;
  onClick?: (event: MouseEvent) => void;
};

/** A button that discloses links and actions in the browser's own popover: it handles Esc, presses outside and focus. */
export function Menu({ label, icon, look = 'quiet', trigger, items, align = 'start' }: MenuProps) {
  const { isOpen, trigger: attributes, panel } = usePopover();
  return (
    <PopoverHolder>
      {trigger ? (
        trigger(attributes)
      ) : (
        <Button look={look} icon={icon} {...attributes}>
          {label}
          <ChevronDownIcon size={16} />
        </Button>
      )}
      <PopoverPaper {...panel} $align={align}>
        {isOpen && <MenuEntries label={label} items={items} />}
      </PopoverPaper>
    </PopoverHolder>
  );
}
