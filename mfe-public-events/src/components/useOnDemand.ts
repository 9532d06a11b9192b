import { useState } from 'react';

/** A part whose code comes only when somebody asks for it. What failed to come is asked for again by the next press. */
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
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    open: () => void open(),
  };
}
