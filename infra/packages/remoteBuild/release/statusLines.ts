import type * as z from 'zod';
import type { AreaStatus, callerStatus } from '@athenaeum/release-protocol/answers';

/** Which versions of an area are live, for whom, and who released them. */
export function statusLines(
  status: AreaStatus,
  { name, expires_at, grants }: z.infer<typeof callerStatus>,
): string[] {
  const { area, live, canary, earlier } = status;
  const rights = grants.find((one) => one.area === area)?.rights ?? [];
  return [
    live
      ? `${area}: everybody gets ${live.version}${since(live)}`
      : `${area}: nobody gets anything of it yet`,
    ...(canary
      ? [`  staff and ${canary.percent} % of visitors get the canary ${canary.version}${since(canary)}`]
      : []),
    ...previewLines(status).map((line) => `  ${line}`),
    ...(earlier.length > 0 ? [`  a rollback leads to ${earlier[0]}`] : []),
    `You are ${name}: ${rights.join(', ')}${expires_at === null ? '' : `, until ${moment(expires_at)}`}`,
  ];
}

/** A line for each preview. */
export const previewLines = ({ previews }: AreaStatus): string[] =>
  previews.map(
    ({ version, by, until, opened }) =>
      `preview of ${version} until ${moment(until)}, opened ${opened} times${by ? `, by ${by}` : ''}`,
  );

/** A line for each version, the latest release first. */
export const versionLines = ({ versions }: AreaStatus): string[] =>
  versions.map(({ version, released_at, percent, by, isLive, killed }) =>
    [
      version,
      released_at === null ? 'earlier'.padEnd(16) : moment(released_at),
      `${percent} %`.padEnd(5),
      isLive ? 'live' : '    ',
      by ?? '',
      killed ? `killed: ${killed}` : '',
    ]
      .join('  ')
      .trimEnd(),
  );

const since = ({ at, by }: { at: number; by: string | null }) =>
  ` since ${moment(at)}${by ? `, by ${by}` : ''}`;

/** Local time, as `2026-11-26 14:05`. */
const moment = (at: number): string => new Date(at).toLocaleString('sv-SE').slice(0, 16);
