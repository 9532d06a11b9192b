import { useCallback } from 'react';
import { usePlatform } from '../platform/PlatformProvider';

/** Events for anonymous analytics (learning and coaching, section 7), without who caused them or about whom. */
export type TrackedEvent =
  | { readonly name: 'user_search'; readonly text: string }
  | { readonly name: 'search_without_results'; readonly text: string }
  | { readonly name: 'pathway_pdf_click' }
  | { readonly name: 'transcript_expand' };

/**
 * Returns a stable function: `const track = useTrack(); track({ name: 'transcript_expand' })`. The shell counts page views
 * itself.
 */
export function useTrack(): (event: TrackedEvent) => void {
  const platform = usePlatform();
  return useCallback((tracked) => platform.emit({ type: 'track', tracked }), [platform]);
}
