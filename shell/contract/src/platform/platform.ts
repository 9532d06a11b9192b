import type { Language } from '@athenaeum/messages';
import type { Role } from '../roles';

/** A value that changes outside React; what crosses the border instead of a store. */
export interface Readable<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
}

export interface SessionUser {
  readonly id: string;
  readonly name: string;
  readonly first_name: string;
  readonly slug: string | null;
  readonly avatar: string | null;
  readonly roles: readonly Role[];
  /** The current membership terms are not accepted yet. */
  readonly needs_agreement: boolean;
  /** IANA, as the account has it; null until a browser has told it. */
  readonly timezone?: string | null;
  /** What the member chose to read in; null follows the browser. */
  readonly language?: Language | null;
  /** What the account was last told that the member's browser asks for. */
  readonly browser_language?: Language | null;
}

/** `loading` until the server has answered once; a visitor is `ready` with no user. */
export type Session =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'ready'; readonly user: SessionUser | null };

export type ThemeName = 'light' | 'dark';

export interface PlatformEvent {
  /** `crash`, `slotCrash`, `notify`, `startSearch`, `answer`, `track`, ...: the platform ignores what it does not know. */
  readonly type: string;
  readonly [detail: string]: unknown;
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** `loading` while anything for the place is on its way, `filled` as soon as something is there. */
export type SlotState = 'loading' | 'filled' | 'empty';

export interface SlotRequest {
  /** A place of the page, and what its content must understand: `home.blocks`, 1. */
  readonly name: string;
  readonly version: number;
  /** An empty element to fill. */
  readonly element: HTMLElement;
  /** Plain data for the content. */
  readonly props: Readable<object>;
  /** `near`: nothing is loaded before the element comes near the view. */
  readonly loads: 'near' | 'now';
}

export interface FilledSlot {
  readonly state: Readable<SlotState>;
  /** Empties the element again. */
  end(): void;
}

/**
 * Everything that crosses the border between the shell and a remote: structural, versioned, no library types.
 * A change that an older remote would notice makes a PlatformV2 beside it; what is only added is optional, for a shell or a
 * standalone page that does not have it.
 */
export interface PlatformV1 {
  readonly apiVersion: 1;
  readonly session: Readable<Session>;
  readonly theme: Readable<ThemeName>;
  /** Goes to a path of the product without a page load, whichever remote owns it. */
  navigate(to: string, options?: NavigateOptions): void;
  /** The address of a path: the path itself in the shell; another origin's where a remote stands alone. */
  href(to: string): string;
  emit(event: PlatformEvent): void;
  /** Prefix of `/graphql` and `/api`; empty on the shell's own origin. */
  readonly apiBase: string;
  /** Goes with every GraphQL request: by which page it is asked, so that it is known how each version does. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Asks the server who is signed in; resolves when `session` holds the answer. */
  refreshSession(): Promise<void>;
  /** The product's name, where the page's head does not tell it. */
  readonly brand?: string | undefined;
  /** Where one writes to member support: a page or a mail address as a link. Absent where nobody configured it. */
  readonly contact?: string | undefined;
  /** Fills a place with what remotes have for it. Answers at once; what fails or hangs there is simply not shown. */
  fillSlot?(request: SlotRequest): FilledSlot;
  /** Has the member show again who is there, by password or passkey; false when the member does not. */
  confirmIdentity?(): Promise<boolean>;
}
