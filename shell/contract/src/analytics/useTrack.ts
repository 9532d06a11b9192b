import { useCallback } from 'react';
import { usePlatform } from '../platform/PlatformProvider';

/** What is counted of what people do (learning and coaching, section 7): never who did it, never about whom. */
export type TrackedEvent =
  | { readonly name: 'user_search'; readonly text: string }
  | { readonly name: 'search_without_results'; readonly text: string }
  | { readonly name: 'pathway_pdf_click' }
  | { readonly name: 'transcript_expand' };

/** `const track = useTrack(); track({ name: 'transcript_expand' })`. The shell counts page views itself. */
export function useTrack(): (event: TrackedEvent) => void {
  const platform = usePlatform();
  return useCallback((tracked) => platform.emit({ type: 'track', tracked }), [platform]);
}
