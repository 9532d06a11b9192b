import * as z from 'zod';

/** What `npm audit --json` says, as far as it matters. */
const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ severity: z.string(), fixAvailable: z.unknown().optional(), range: z.string().optional() }),
  ),
});

export interface Audited {
  /** Packages with a known hole that is high or critical, with their versions. */
  severe: string[];
  /** How many have a lesser one. */
  lesser: number;
}

const SEVERE = ['high', 'critical'];

/** Null when the registry has not answered: it says an error in place of a report, or nothing. */
export function readAudit(output: string): Audited | null {
  const parsed = report.safeParse(parseJson(output));
  if (!parsed.success) return null;
  const found = Object.entries(parsed.data.vulnerabilities);
  const severe = found.filter(([, { severity }]) => SEVERE.includes(severity));
  return {
    severe: severe.map(([name, { severity, range }]) => `${name} ${range ?? ''} (${severity})`),
    lesser: found.length - severe.length,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
