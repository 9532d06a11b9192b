import * as z from 'zod';

const REQUEST_TIMEOUT_MS = 10_000;
const registry = z.object({ remotes: z.array(z.object({ name: z.string() })) });

/** Whether another installation's shell has the area, or why it cannot show one. */
export type HostShell = { knowsArea: boolean } | { problem: string };

/** Checks, before anything is started, that the shell can show an area of this machine. */
export async function checkHostShell(origin: string, area: string): Promise<HostShell> {
  const [listed, script] = await Promise.all([ask(`${origin}/registry.json`), ask(`${origin}/override.js`)]);
  if (!listed) return { problem: `${origin} does not answer: is the address right, and is it running?` };
  const answered = registry.safeParse(await listed.json().catch(() => null));
  if (!listed.ok || !answered.success)
    return { problem: `${origin} does not answer as a shell (${listed.status}): is the address right?` };
  if (!script?.ok)
    return {
      problem: `${origin} takes no area from a developer's machine: it answers ${script?.status ?? 'nothing'} for /override.js. It may be of an older release.`,
    };
  if (isInsecure(origin))
    return {
      problem: `${origin} is not https, and browsers let such a page reach nothing on this machine: use its https address.`,
    };
  return { knowsArea: answered.data.remotes.some(({ name }) => name === area) };
}

const ask = (address: string) =>
  fetch(address, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) }).catch(() => null);

/** Whether browsers forbid its pages to reach this machine: plain http from another host. */
function isInsecure(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && !/^(localhost|127(\.\d+){3}|\[::1\])$|\.localhost$/.test(hostname);
}

/** The address of the override form for an admin, with area and port filled in. */
export const overrideLink = (origin: string, { area, port }: { area: string; port: number }): string =>
  `${origin}/admin/operations/health?${new URLSearchParams({ area, port: String(port) }).toString()}`;
