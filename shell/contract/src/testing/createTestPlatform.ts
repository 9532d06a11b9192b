import { createReadable } from '../platform/createReadable';
import type {
  NavigateOptions,
  PlatformEvent,
  PlatformV1,
  Session,
  SessionUser,
  ThemeName,
} from '../platform/platform';

export interface TestPlatform extends PlatformV1 {
  /** Emitted events, oldest first. */
  readonly events: PlatformEvent[];
  signIn(user: SessionUser | null): void;
}

export const testMember: SessionUser = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Amara Osei',
  first_name: 'Amara',
  slug: 'amara-osei',
  avatar: null,
  roles: ['member'],
  needs_agreement: false,
};

/** A platform for tests: history navigation, and a session that the test sets. */
export function createTestPlatform(user: SessionUser | null = testMember): TestPlatform {
  const session = createReadable<Session>({ status: 'ready', user });
  const events: PlatformEvent[] = [];
  return {
    apiVersion: 1,
    session,
    theme: createReadable<ThemeName>('light'),
    apiBase: location.origin,
    href: (to) => to,
    events,
    navigate,
    emit: (event) => void events.push(event),
    refreshSession: () => Promise.resolve(),
    signIn: (next) => session.set({ status: 'ready', user: next }),
  };
}

function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  history[replace ? 'replaceState' : 'pushState'](state, '', to);
  const event = new PopStateEvent('popstate', { state });
  dispatchEvent(Object.assign(event, { singleSpaTrigger: replace ? 'replaceState' : 'pushState' }));
}
