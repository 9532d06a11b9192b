import { useCallback } from 'react';
import type { RouterOptions } from 'wouter';
import { usePlatform } from '../platform/PlatformProvider';
import { type NavigateTo, navigateTo } from './navigateTo';
import { useLocation } from './PlaceContext';

/** A location hook for wouter: the rendered place, with navigation by the platform. */
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
 * wouter decodes a path before it matches, and a query before it parses: `%2541` would become `A`, and `%2F` would stay.
 * Percent signs are escaped first, so that each parameter is decoded separately and once.
 */
const undecoded = (text: string) => text.replaceAll('%', '%25');
