import type { Language } from '@athenaeum/messages';
import type { Role } from '../roles';

/** An observable value. It crosses the border between shell and remotes instead of a store. */
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
  /** The account's IANA time zone; null until a browser has reported one. */
  readonly timezone?: string | null;
  /** The language that the member chose; null follows the browser. */
  readonly language?: Language | null;
  /** The browser language last saved in the account; null when none was. */
  readonly browser_language?: Language | null;
}

/** `loading` until the first answer of the server; a visitor is `ready` without a user. */
export type Session =
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'ready'; readonly user: SessionUser | null };

export type ThemeName = 'light' | 'dark';

export interface PlatformEvent {
  /** `crash`, `slotCrash`, `notify`, `startSearch`, `answer`, `track`, `follow`, ...; the platform ignores unknown types. */
  readonly type: string;
  readonly [detail: string]: unknown;
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** `loading` while content is loading, `filled` once something is shown, `empty` otherwise. */
export type SlotState = 'loading' | 'filled' | 'empty';

export interface SlotRequest {
  /** A place and its version: `home.blocks`, 1. */
  readonly name: string;
  readonly version: number;
  /** An empty element to render into. */
  readonly element: HTMLElement;
  /** Props for the content; plain data. */
  readonly props: Readable<object>;
  /** `near`: loads when the element comes near the viewport. */
  readonly loads: 'near' | 'now';
}

export interface FilledSlot {
  readonly state: Readable<SlotState>;
  /** Unmounts the content. */
  end(): void;
}

/**
 * The interface between the shell and a remote: structural, versioned, without library types. A breaking change adds a
 * PlatformV2 beside it; additions are optional, as older shells and standalone pages lack them.
 */
export interface PlatformV1 {
  readonly apiVersion: 1;
  readonly session: Readable<Session>;
  readonly theme: Readable<ThemeName>;
  /** Navigates to a path of the product without a page load, in any remote. */
  navigate(to: string, options?: NavigateOptions): void;
  /** The URL of a path: the path itself in the shell; on another origin where a remote stands alone. */
  href(to: string): string;
  emit(event: PlatformEvent): void;
  /** Prefix of `/graphql` and `/api`; empty on the shell's own origin. */
  readonly apiBase: string;
  /** Headers for GraphQL requests: they identify the page's version, for its figures. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Refetches the session; resolves when `session` is updated. */
  refreshSession(): Promise<void>;
  /** The product's name; absent where the document's head has it. */
  readonly brand?: string | undefined;
  /** Link to member support, a page or a `mailto:`; absent when not configured. */
  readonly contact?: string | undefined;
  /** Fills a place with the slots of remotes. Returns at once; content that fails or hangs is not shown. */
  fillSlot?(request: SlotRequest): FilledSlot;
  /** Step-up authentication by password or passkey; false when the member cancels. */
  confirmIdentity?(): Promise<boolean>;
}
