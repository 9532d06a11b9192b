/** What of a service worker's global is used: its types cannot be in one program with those of pages. */
export interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    get(id: string): Promise<Pick<Client, 'postMessage'> | undefined>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

interface Client {
  id: string;
  postMessage(message: unknown): void;
}

interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
}

interface Extendable {
  waitUntil(done: Promise<unknown>): void;
}

/** A request of a page. */
export interface Asked extends Extendable {
  request: Request;
  clientId: string;
}

export interface WorkerEvents {
  install: Extendable;
  activate: Extendable;
  message: { data: unknown; source: Client | null };
  push: Extendable & { data: { json(): unknown } | null };
  notificationclick: Extendable & { notification: Notification };
}

// This runs in a service worker and nowhere else; programs for pages do not know its types.
export const scope = globalThis as unknown as WorkerScope;
