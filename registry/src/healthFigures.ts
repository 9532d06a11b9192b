import type { Connection } from 'mongoose';
import { SPANS, tabsOf } from './healthTabs';

/** Load figures of one version, from the tabs that reported. */
export interface VersionFigures {
  remote: string;
  version: string;
  /** Tabs in which it was shown. */
  loads: number;
  /** Tabs in which it failed to load or crashed, also where it recovered later. */
  failures: number;
  /** The share of failing tabs among those that reported, 0 to 1. */
  share: number;
  /** Number of tabs by their last failure code. */
  codes: Record<string, number>;
  /** Time from request to display, ms; null without reports. */
  p50: number | null;
  p95: number | null;
}

interface Group {
  _id: { remote: string; version: string; span?: number | null; code?: string | null };
  count: number;
}

/** The figures of every version that was reported since then, by remote and version. */
export async function readFigures(connection: Connection, since: number): Promise<VersionFigures[]> {
  const groups = await tabsOf(connection).aggregate<Group>([
    { $match: { at: { $gte: since } } },
    {
      $group: {
        _id: { remote: '$remote', version: '$version', span: '$span', code: '$code' },
        count: { $sum: 1 },
      },
    },
  ]);
  const byVersion = new Map<string, Group[]>();
  for (const group of groups) {
    const key = `${group._id.remote} ${group._id.version}`;
    byVersion.set(key, [...(byVersion.get(key) ?? []), group]);
  }
  return [...byVersion.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, given]) => figuresOf(given));
}

function figuresOf(groups: readonly Group[]): VersionFigures {
  const { remote, version } = groups[0]!._id;
  const codes: Record<string, number> = {};
  const spans = new Array<number>(SPANS.length + 1).fill(0);
  let tabs = 0;
  for (const {
    _id: { span, code },
    count,
  } of groups) {
    tabs += count;
    if (typeof span === 'number') spans[span]! += count;
    if (code) codes[code] = (codes[code] ?? 0) + count;
  }
  const loads = spans.reduce((sum, count) => sum + count, 0);
  const failures = Object.values(codes).reduce((sum, count) => sum + count, 0);
  return {
    remote,
    version,
    loads,
    failures,
    share: tabs === 0 ? 0 : failures / tabs,
    codes,
    p50: percentile(spans, 0.5),
    p95: percentile(spans, 0.95),
  };
}

/**
 * A percentile of a histogram, ms; times are interpolated linearly within a span.
 *
 * @param part from 0 to 1: 0.95 is the 95th percentile
 * @returns null when nothing was counted
 */
export function percentile(spans: readonly number[], part: number): number | null {
  const wanted = spans.reduce((sum, count) => sum + count, 0) * part;
  if (wanted === 0) return null;
  let passed = 0;
  for (const [index, count] of spans.entries()) {
    const from = index === 0 ? 0 : SPANS[index - 1]!;
    const to = SPANS[index] ?? from;
    if (passed + count >= wanted) return Math.round(from + (to - from) * ((wanted - passed) / count));
    passed += count;
  }
  return SPANS.at(-1)!;
}
