import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons';
import { Button } from '../Button/Button';
import type { ButtonLook } from '../Button/buttonStyle';
import { MenuEntries, type MenuItem } from './MenuEntries';
import { PopoverHolder, PopoverPaper, SheetTitle } from './popoverStyle';
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
  /** Up to 600 px it comes from the bottom edge. */
  sheet?: boolean;
};

export type MenuTriggerAttributes = { popoverTarget: string; 'aria-expanded': boolean };

/** A button that discloses links and actions in the browser's own popover: it handles Esc, presses outside and focus. */
export function Menu({
  label,
  icon,
  look = 'quiet',
  trigger,
  items,
  align = 'start',
  sheet = false,
}: MenuProps) {
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
      <PopoverPaper {...panel} $align={align} $sheet={sheet}>
        {isOpen && (
          <>
            {sheet && <SheetTitle aria-hidden="true">{label}</SheetTitle>}
            <MenuEntries label={label} items={items} />
          </>
        )}
      </PopoverPaper>
    </PopoverHolder>
  );
}
