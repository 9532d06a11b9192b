import type { Verdict } from './checker/checkLinearizable';
import type { Judged } from './objects/objects';

const LANE = 34;
const LEFT = 190;
const WIDTH = 1600;
const TOP = 56;
const LETTER = 6.2;
/** What came long before is not drawn. */
const SHOWN_MS = 20_000;

type Drawn = Judged<unknown, { kind: string; answer?: unknown }>['calls'];

/**
 * An object's history as SVG, around the operation that fits nowhere: a lane for each member, a bar for each operation from its call
 * to its answer (to the edge where there was none), with its place in the longest order that was found.
 */
export function draw(name: string, calls: Drawn, { order, outcome, ...verdict }: Verdict): string {
  const stuckAt = 'stuckAt' in verdict ? verdict.stuckAt : null;
  const until = stuckAt === null ? Infinity : (calls[stuckAt]!.answeredAt ?? Infinity) + SHOWN_MS / 10;
  const last = Math.min(until, Math.max(...calls.map(({ calledAt, answeredAt }) => answeredAt ?? calledAt)));
  const first = Math.max(last - SHOWN_MS, Math.min(...calls.map(({ calledAt }) => calledAt)));
  const x = (ms: number) =>
    LEFT + ((Math.min(Math.max(ms, first), last) - first) / (last - first || 1)) * WIDTH;
  const shown = [...calls.entries()].filter(
    ([, call]) => call.calledAt <= last && (call.answeredAt ?? last) >= first,
  );
  const lanes = lanesOf(shown.map(([, call]) => call));
  const height = TOP + (Math.max(...[...lanes.values()].map(({ at }) => at)) + 1) * LANE + 20;
  const places = new Map(order.map((index, place) => [index, place + 1]));

  const bars = shown.map(([index, call]) => {
    const y = TOP + lanes.get(call)!.at * LANE;
    const [from, to] = [x(call.calledAt), x(call.answeredAt ?? last)];
    const place = places.get(index);
    const kind =
      index === stuckAt ? 'stuck' : call.answeredAt === null ? 'open' : place ? 'placed' : 'unplaced';
    const text = `${place ? `${place}. ` : ''}${labelOf(call.op)}`;
    return `<g class="${kind}"><rect x="${from.toFixed(1)}" y="${y}" width="${Math.max(to - from, 3).toFixed(1)}" height="12" rx="3"/><text x="${from.toFixed(1)}" y="${y + 23}">${escape(text)}</text></g>`;
  });
  const names = [...new Map([...lanes.values()].map(({ who, at }) => [at, who]))].map(
    ([at, who]) => `<text x="8" y="${TOP + at * LANE + 11}">${escape(who.slice(0, 28))}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LEFT + WIDTH + 160} ${height}" font-family="sans-serif" font-size="10">
<style>.placed rect{fill:#3b7a57}.unplaced rect{fill:#8a8a8a}.open rect{fill:#c9a227;fill-opacity:.45}.stuck rect{fill:#b3261e}.stuck text{fill:#b3261e;font-weight:bold}</style>
<rect width="100%" height="100%" fill="#fff"/>
<text x="8" y="18" font-size="14">${escape(name)}: ${outcome}</text>
<text x="8" y="36">Numbers: the longest order found, ${order.length} of ${calls.length}. Red: answered, and fits nowhere. Yellow: never answered. ${((last - first) / 1000).toFixed(1)} s.</text>
${[...names, ...bars].join('\n')}
</svg>
`;
}

/** A member's calls beside each other where they overlap, or where their texts would. */
function lanesOf(calls: Drawn): Map<Drawn[number], { at: number; who: string }> {
  const lanes: { who: string; until: number }[] = [];
  const taken = new Map<Drawn[number], { at: number; who: string }>();
  const last = Math.max(...calls.map(({ calledAt, answeredAt }) => answeredAt ?? calledAt));
  const inOrder = [...calls].sort(
    (one, other) => (one.who < other.who ? -1 : Number(one.who > other.who)) || one.calledAt - other.calledAt,
  );
  for (const call of inOrder) {
    const textMs = (labelOf(call.op).length + 5) * LETTER * (SHOWN_MS / WIDTH);
    const until = Math.max(call.answeredAt ?? last, call.calledAt + textMs);
    let at = lanes.findIndex((lane) => lane.who === call.who && lane.until <= call.calledAt);
    if (at === -1) at = lanes.push({ who: call.who, until }) - 1;
    lanes[at]!.until = until;
    taken.set(call, { at, who: call.who });
  }
  return taken;
}

const labelOf = ({ kind, answer, ...about }: Drawn[number]['op']): string => {
  const { who: _who, ...rest } = about as Record<string, unknown>;
  const given = Object.values(rest).map(shortOf).join(' ');
  return `${kind}${given && ` ${given}`} → ${answer === undefined ? '?' : shortOf(answer)}`;
};

function shortOf(value: unknown): string {
  if (typeof value === 'number' && value > 1e11) return new Date(value).toISOString().slice(5, 16);
  if (typeof value === 'string') return value.length > 20 ? value.slice(0, 8) : value;
  if (Array.isArray(value)) return `[${value.map(shortOf).join(' ')}]`;
  if (typeof value === 'object' && value) return Object.values(value).map(shortOf).join('/');
  return String(value);
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
