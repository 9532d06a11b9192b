import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Every process that works in a folder, by its command. */
export function processesIn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      try {
        if (!readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)) return [];
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        // One that is ending has nothing of its command left.
        return command === '' ? [] : [command];
      } catch {
        // It has ended meanwhile, or is another's.
        return [];
      }
    });
}
