import { currentLanguage } from '@athenaeum/messages';
import { createReadable, type Readable } from '@athenaeum/shell-contract';
import { pageData } from './pageData';
import { REGISTRY_ELEMENT, type RegistryView } from './registryView';

export interface RegistryStore extends Readable<RegistryView> {
  /** Refetches the registry; keeps the known one without an answer. */
  refresh(): Promise<void>;
}

const READ_TIMEOUT_MS = 2000;
const NOTHING: RegistryView = { id: '', remotes: [], quarantined: ['registry'] };

/** The registry that the page was loaded with. The server has validated it; only its shape is checked here. */
export function createRegistryStore(): RegistryStore {
  const inlined = pageData(REGISTRY_ELEMENT);
  const view = createReadable(isView(inlined) ? inlined : NOTHING);
  return {
    get: view.get,
    subscribe: view.subscribe,
    async refresh() {
      try {
        const response = await fetch('/registry.json', {
          headers: { 'accept-language': currentLanguage() },
          signal: AbortSignal.timeout(READ_TIMEOUT_MS),
        });
        const fresh: unknown = response.ok ? await response.json() : null;
        if (isView(fresh) && fresh.id !== view.get().id) view.set(fresh);
      } catch {
        // What was good when the page was loaded is the best there is.
      }
    },
  };
}

const isView = (value: unknown): value is RegistryView =>
  typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes);
