import { useEffect } from 'react';
import { ToastRegion, useToasts } from '@athenaeum/shared-ui';
import type { PlatformEvent, Readable } from '../platform/platform';
import type { Notification } from './useNotify';

/**
 * The live region for confirmations: shows each event of the type `notify`. Rendered once, by the shell or a standalone
 * page.
 */
export function Notifications({ latest }: { latest: Readable<PlatformEvent | null> }) {
  const { toasts, show, dismiss } = useToasts();
  useEffect(
    () =>
      latest.subscribe(() => {
        // Events have untyped fields beside `type`; these are checked below.
        const { message, action } = latest.get() as unknown as Notification;
        if (typeof message === 'string') show(message, action);
      }),
    [latest, show],
  );
  return <ToastRegion toasts={toasts} onDismiss={dismiss} />;
}
