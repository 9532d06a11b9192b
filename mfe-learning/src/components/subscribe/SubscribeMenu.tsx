import { usePlatform } from '@athenaeum/shell-contract';
import { CalendarPlusIcon, SheetMenu } from '@athenaeum/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { type FeedAddresses, feedAddresses } from './feedAddresses';
import { subscribeText } from './subscribe.messages';
import { SubscribeDialog } from './SubscribeDialog';
import type { SubscribeProps } from './SubscribeToCalendar';

/** Opens on mount: its button has just been pressed. Up to 600 px it is a sheet. */
export function SubscribeMenu({ look, group }: SubscribeProps) {
  const { apiBase } = usePlatform();
  const place = useRef<HTMLDivElement>(null);
  const [addresses, setAddresses] = useState<FeedAddresses | null>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const button = place.current?.querySelector('button');
    button?.focus();
    button?.click();
  }, []);
  useEffect(() => {
    let isHere = true;
    void feedAddresses(apiBase, group).then((found) => isHere && setAddresses(found));
    return () => {
      isHere = false;
    };
  }, [apiBase, group]);

  return (
    <div ref={place}>
      <SheetMenu
        label={subscribeText.subscribe}
        icon={<CalendarPlusIcon />}
        look={look}
        align="end"
        items={[
          // Without the address it opens the dialog, which retries.
          addresses
            ? { label: subscribeText.google, href: addresses.google, newTab: true }
            : { label: subscribeText.google, onSelect: () => setOpen(true) },
          { label: subscribeText.other, onSelect: () => setOpen(true) },
        ]}
      />
      <SubscribeDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        addresses={addresses}
        group={group}
        onAddresses={setAddresses}
      />
    </div>
  );
}
