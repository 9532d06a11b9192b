import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { PlatformV1, Readable, Session, SessionUser, ThemeName } from './platform';

const PlatformContext = createContext<PlatformV1 | null>(null);

export function PlatformProvider({ platform, children }: { platform: PlatformV1; children: ReactNode }) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/**
 * The platform that the shell, or the standalone site, gives to the area.
 *
 * @throws Error outside of a PlatformProvider, which `defineMfe` renders
 */
export function usePlatform(): PlatformV1 {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('No PlatformProvider: mount through defineMfe.');
  return platform;
}

export const useSession = (): Session => useReadable(usePlatform().session);
export const useTheme = (): ThemeName => useReadable(usePlatform().theme);

/** The signed-in user; null for a visitor and while the session is loading. */
export const useUser = (): SessionUser | null => useSession().user;

export const useReadable = <Value,>(readable: Readable<Value>): Value =>
  useSyncExternalStore(readable.subscribe, readable.get, readable.get);
