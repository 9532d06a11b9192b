import type { KeptPlan } from '../src/device/keeping/plan';
import type { RegistryView } from '../src/registry/registryView';
import type { BuiltPage } from './builtPage';
import { SERVICE_WORKER } from './serviceWorker';

/** What a device that keeps pages keeps: of the shell all scripts and the first fonts, and of the areas those that declare it. */
export function keptPlan({ id, remotes }: RegistryView, { integrity, fonts }: BuiltPage): KeptPlan {
  const keeping = remotes.flatMap(({ manifest: { kept }, ...remote }) => (kept ? [{ ...remote, kept }] : []));
  const scripts = Object.keys(integrity).filter((name) => name.endsWith('.js'));
  const own = [...scripts, ...fonts].map((name) => `/${name}`).filter((path) => path !== SERVICE_WORKER);
  const files = keeping.flatMap(({ base, integrity }) => Object.keys(integrity).map((name) => base + name));
  return { id, files: [...own, ...files], areas: keeping.map(({ name, kept }) => ({ name, ...kept })) };
}
