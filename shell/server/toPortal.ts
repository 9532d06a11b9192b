import type { RequestHandler } from 'express';
import { findPage } from '@athenaeum/shell-contract/manifest';
import type { ShellEnv } from './env';
import type { RegistrySource } from './registrySource';

/** Pages that are the shell's own. */
const LEGAL_PAGES = ['/privacy-policy', '/member-agreement'];

interface Parts {
  /** Whose host this is. */
  name: string;
  env: Pick<ShellEnv, 'PUBLIC_ORIGIN'>;
  registry: Pick<RegistrySource, 'current'>;
}

/**
 * On the origin of one remote, the pages of all others are at the portal. Pages that the gateway draws are shown on every
 * origin, and lead to the terms and to joining by paths alone.
 */
export const toPortal =
  ({ name, env: { PUBLIC_ORIGIN }, registry }: Parts): RequestHandler =>
  async ({ path, originalUrl }, response, next) => {
    // A host has a beginning of its own.
    if (path === '/') return next();
    const remotes = (await registry.current())?.remotes ?? [];
    const owners = remotes.filter(({ manifest }) => findPage(manifest.pages, path));
    const isOurs = owners.some((remote) => remote.name === name);
    if (isOurs || (owners.length === 0 && !LEGAL_PAGES.includes(path))) return next();
    // May be another remote's tomorrow.
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(302, PUBLIC_ORIGIN + originalUrl);
  };
