import { createHash } from 'node:crypto';
import type { Agent } from 'node:http';
import { ask } from './load';

interface View {
  remotes: { name: string; version: string; base: string; integrity: Record<string, string> }[];
}

const REGISTRY = /<script type="application\/json" id="registry">([^<]*)<\/script>/;

/** Every script of every version that a page ever named: all of them must be there for as long as a tab may be open. */
export function createPublishedCode(origin: string) {
  const known = new Map<string, string>();
  const versions = new Set<string>();

  return {
    versions,
    /** Learns the versions that a page names; answers what is wrong with the page. */
    learn(html: string): string | null {
      const [, text] = REGISTRY.exec(html) ?? [];
      if (!text) return 'a page without a registry';
      for (const { name, version, base, integrity } of (JSON.parse(text) as View).remotes) {
        versions.add(`${name} ${version}`);
        for (const [file, digest] of Object.entries(integrity))
          known.set(new URL(base + file, origin).href, digest);
      }
      return null;
    },
    /** Asks for any of them; well when it is what was published, byte for byte. */
    async askAny(agent: Agent): Promise<string | null> {
      const all = [...known];
      const [address, digest] = all[Math.floor(Math.random() * all.length)]!;
      const { port, pathname } = new URL(address);
      const { status, body } = await ask(agent, { port: Number(port), path: pathname });
      if (status !== 200) return `${pathname}: status ${status}`;
      const found = `sha384-${createHash('sha384').update(body).digest('base64')}`;
      return found === digest ? null : `${pathname} is not what was published`;
    },
  };
}
