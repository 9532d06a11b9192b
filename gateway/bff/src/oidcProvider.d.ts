/** The part of oidc-provider we use; the package comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface AdapterPayload {
    [key: string]: unknown;
    grantId?: string;
    uid?: string;
  }

  export interface Adapter {
    upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void>;
    find(id: string): Promise<AdapterPayload | undefined>;
    findByUid(uid: string): Promise<AdapterPayload | undefined>;
    findByUserCode(userCode: string): Promise<AdapterPayload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  interface StoredSession {
    destroy(): Promise<void>;
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface GrantClass {
    new (of: { accountId: string; clientId: string }): Grant;
  }

  /** Koa's context, as far as we touch it. */
  export interface ProviderContext {
    type: string;
    body: unknown;
    set(headers: Record<string, string>): void;
    oidc: {
      client: { clientId: string };
      session: { accountId: string };
      provider: { Grant: GrantClass };
    };
  }

  export const errors: { InvalidRequest: new (description: string) => Error };

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    proxy: boolean;
    /** Koa’s request, of which every request is made. */
    request: object;
    readonly Session: { find(id: string): Promise<StoredSession | undefined> };
    cookieName(of: 'session' | 'interaction' | 'resume'): string;
    callback(): (req: IncomingMessage, res: ServerResponse) => Promise<void>;
    interactionDetails(req: IncomingMessage, res: ServerResponse): Promise<{ uid: string }>;
    interactionFinished(
      req: IncomingMessage,
      res: ServerResponse,
      result: { login: { accountId: string; amr?: string[] } },
    ): Promise<void>;
    on(event: 'server_error', listener: (ctx: ProviderContext, error: Error) => void): this;
  }
}

/** Where the library keeps the context of each of its requests. Its address is not promised: a test of signing in holds it. */
declare module 'oidc-provider/lib/helpers/als.js' {
  import type { AsyncLocalStorage } from 'node:async_hooks';

  const contexts: AsyncLocalStorage<unknown>;
  export default contexts;
}
