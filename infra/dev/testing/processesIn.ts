import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Command lines of all processes whose working directory is the folder. */
export function processesIn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        if (!readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)) return [];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        // A process that is ending has an empty command line.
        return command === '' ? [] : [command];
      } catch {
        // It has ended meanwhile, or belongs to another user.
        return [];
      }
    });
}
