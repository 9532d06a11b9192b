import * as z from 'zod';

const PATIENCE = 10_000;
const registry = z.object({ remotes: z.array(z.object({ name: z.string() })) });

/** What a shell elsewhere says of an area, or why none can be shown there. */
export type Elsewhere = { knowsArea: boolean } | { problem: string };

/** Asks before anything begins: nobody is to wonder about a page that stays as it was. */
export async function askShell(origin: string, area: string): Promise<Elsewhere> {
  const [listed, script] = await Promise.all([ask(`${origin}/registry.json`), ask(`${origin}/override.js`)]);
  if (!listed) return { problem: `${origin} does not answer: is the address right, and is it running?` };
  const answered = registry.safeParse(await listed.json().catch(() => null));
  if (!listed.ok || !answered.success)
    return { problem: `${origin} does not answer as a shell (${listed.status}): is the address right?` };
  if (!script?.ok)
    return {
      problem: `${origin} takes no area from a developer's machine: it answers ${script?.status ?? 'nothing'} for /override.js. It may be of an older release.`,
    };
  if (isOpen(origin))
    return {
      problem: `${origin} is not https, and browsers let such a page reach nothing on this machine: use its https address.`,
    };
  return { knowsArea: answered.data.remotes.some(({ name }) => name === area) };
}

const ask = (address: string) => fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);

/** A page of this very machine may, whatever it came by. */
function isOpen(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$|\.localhost$/.test(hostname);
}

/** Where an admin takes an area from this machine: all is filled in there. */
export const overrideLink = (origin: string, { area, port }: { area: string; port: number }): string =>
  `${origin}/admin/operations/health?${new URLSearchParams({ area, port: String(port) }).toString()}`;
