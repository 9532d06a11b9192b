import { type MouseEvent, useState } from 'react';
import { ChevronDownIcon } from '../../icons';
import { media } from '../../theme';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Menu, type MenuProps } from './Menu';
import { MenuEntries } from './MenuEntries';

const NARROW = media.upTo(600).replace('@media ', '');

/** A menu that up to 600 px wide is a modal sheet from the bottom edge: the page behind it is inert. */
export function SheetMenu({ trigger, ...menu }: MenuProps) {
  const { label, icon, look = 'quiet', items } = menu;
  const [isOpen, setOpen] = useState(false);
  const openSheet = (event: MouseEvent) => {
    if (!matchMedia(NARROW).matches) return;
    // The sheet in place of the popover.
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Menu
        {...menu}
        trigger={(popover) => {
          const attributes = {
            ...popover,
            'aria-expanded': isOpen || popover['aria-expanded'],
            onClick: openSheet,
          };
          if (trigger) return trigger(attributes);
          return (
            <Button look={look} icon={icon} {...attributes}>
              {label}
              <ChevronDownIcon size={16} />
            </Button>
          );
        }}
      />
      <Dialog sheet open={isOpen} onClose={() => setOpen(false)} title={label}>
        <MenuEntries label={label} items={items} onChosen={closeDialog} />
      </Dialog>
    </>
  );
}

/** At once, not with the next render: what follows finds the focus on the button. */
const closeDialog = (entry: HTMLElement) => entry.closest('dialog')?.close();
