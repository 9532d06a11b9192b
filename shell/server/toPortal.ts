import type { RequestHandler } from 'express';
import { findPage } from '@athenaeum/shell-contract/manifest';
import type { ShellEnv } from './env';
import type { RegistrySource } from './registrySource';

/** Pages of the shell itself. */
const LEGAL_PAGES = ['/privacy-policy', '/member-agreement'];

interface Parts {
  /** The remote of this host. */
  name: string;
  env: Pick<ShellEnv, 'PUBLIC_ORIGIN'>;
  registry: Pick<RegistrySource, 'current'>;
}

/**
 * On a remote's own origin, redirects pages of other remotes to the portal. Pages that the gateway renders are shown on
 * every origin, and link to the terms and to joining by paths only.
 */
export const toPortal =
  ({ name, env: { PUBLIC_ORIGIN }, registry }: Parts): RequestHandler =>
  async ({ path, originalUrl }, response, next) => {
    // A host has its own start page.
    if (path === '/') return next();
    const remotes = (await registry.current())?.remotes ?? [];
    const owners = remotes.filter(({ manifest }) => findPage(manifest.pages, path));
    const isOurs = owners.some((remote) => remote.name === name);
    if (isOurs || (owners.length === 0 && !LEGAL_PAGES.includes(path))) return next();
    // The path may belong to another remote later, so the redirect is temporary.
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(302, PUBLIC_ORIGIN + originalUrl);
  };
