import { useCallback } from 'react';
import type { RouterOptions } from 'wouter';
import { usePlatform } from '../platform/PlatformProvider';
import { type NavigateTo, navigateTo } from './navigateTo';
import { useLocation } from './PlaceContext';

/** The router's location is the place that the page was drawn for, and it goes anywhere through the platform. */
export const usePlatformLocation: NonNullable<RouterOptions['hook']> = () => {
  const platform = usePlatform();
  const { pathname } = useLocation();
  const navigate = useCallback(
    (to: string, options?: NavigateTo) => navigateTo(platform, pathname, to, options),
    [platform, pathname],
  );
  return [undecoded(pathname), navigate];
};

export const usePlatformSearch = () => undecoded(useLocation().search);

/**
 * wouter decodes a whole path before it matches, and a whole query before it reads it: `%2541` would become `A`, and `%2F` would stay. Its
 * decoding is spent on percent signs, so that each parameter can be decoded by itself, once.
 */
const undecoded = (text: string) => text.replaceAll('%', '%25');
