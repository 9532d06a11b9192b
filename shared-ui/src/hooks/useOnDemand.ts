import { useState } from 'react';

/** A dialog or a form whose code is loaded when it is opened. After a failed load the next press tries again. */
export function useOnDemand<Part>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');

  const open = async () => {
    setState('loading');
    try {
      const loaded = await load();
      setPart(() => loaded);
      setState('open');
    } catch {
      setState('failed');
    }
  };

  return {
    part,
    isOpen: state === 'open',
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    open: () => void open(),
    close: () => setState('closed'),
  };
}
