/** What of a service worker's global is used: its types cannot be in one program with those of pages. */
export interface WorkerScope {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
}

interface Extendable {
  waitUntil(done: Promise<unknown>): void;
}

export interface WorkerEvents {
  install: Extendable;
  push: Extendable & { data: { json(): unknown } | null };
  notificationclick: Extendable & { notification: Notification };
}

// This runs in a service worker and nowhere else; programs for pages do not know its types.
export const scope = globalThis as unknown as WorkerScope;
