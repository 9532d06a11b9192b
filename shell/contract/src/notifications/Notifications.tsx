import { useEffect } from 'react';
import { ToastRegion, useToasts } from '@athenaeum/shared-ui';
import type { PlatformEvent, Readable } from '../platform/platform';
import type { Notification } from './useNotify';

/** The one place of a page where confirmations appear: each event of the type `notify`. Rendered once, by the shell or the standalone page. */
export function Notifications({ latest }: { latest: Readable<PlatformEvent | null> }) {
  const { toasts, show, dismiss } = useToasts();
  useEffect(
    () =>
      latest.subscribe(() => {
        // An event has fields of any kind beside its type; whether these are a notification is asked below.
        const { message, action } = latest.get() as unknown as Notification;
        if (typeof message === 'string') show(message, action);
      }),
    [latest, show],
  );
  return <ToastRegion toasts={toasts} onDismiss={dismiss} />;
}
