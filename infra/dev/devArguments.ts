import { parseArgs } from 'node:util';
import { REMOTES } from '../start/ports';

export type Area = (typeof REMOTES)[number];

export const USAGE = `Usage: npm run dev [-- <area>...] [-- <area> --against <origin>] [-- --help]

  The product from its sources: what you edit is on the screen, in the place where you were.

  npm run dev                          everything follows its sources: areas, shell, elements, servers, types
  npm run dev -- mfe-learning          only this area does, all others come from their builds; several may be named
  npm run dev -- mfe-learning --against https://portal.example
                                       only the area runs here; an admin of a shell elsewhere sees it in there

  --help, -h   this text

  Areas: ${REMOTES.join(', ')}
  Ports and everything else are moved by environment: README.md and infra/guides/configuration.md.
`;

export type DevArguments =
  /** Without a named area: the whole product. */
  { areas: readonly Area[]; against?: string } | { help: true } | { refused: string };

/** Parses the command line; unknown arguments are refused before anything is started. */
export function devArguments(given: readonly string[]): DevArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { against: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return { help: true };
    const unknown = positionals.filter((name) => !isArea(name));
    if (unknown.length > 0)
      return { refused: `There is no area ${unknown.join(', ')}: the areas are ${REMOTES.join(', ')}.` };
    const areas = REMOTES.filter((name) => positionals.includes(name));
    if (values.against === undefined) return { areas };
    if (areas.length !== 1)
      return { refused: '--against takes one area: the other shell shows one of yours.' };
    const against = originOf(values.against);
    return against ? { areas, against } : { refused: `${values.against} is not the address of a shell.` };
  } catch (error) {
    return { refused: (error as Error).message };
  }
}

const isArea = (name: string): name is Area => (REMOTES as readonly string[]).includes(name);

function originOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : null;
}
