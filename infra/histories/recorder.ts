import type { Call, Heard, Kind, Kinds } from './call';

interface OwnCall<K extends Kind> extends Omit<Call, 'kind' | 'about' | 'heard'> {
  kind: K;
  about: Kinds[K]['about'];
  heard: Heard<K>;
}

const UNKNOWN = { outcome: 'unknown' } as const;

/** Writes down each call before it is sent, and what came of it. */
export function createRecorder(now: () => number = () => performance.now()) {
  const calls: Call[] = [];
  return {
    calls,
    async record<K extends Kind>(
      kind: K,
      who: string,
      about: Kinds[K]['about'],
      send: () => Promise<Heard<K>>,
    ): Promise<Heard<K>> {
      const call: OwnCall<K> = { kind, who, about, heard: UNKNOWN, calledAt: now(), answeredAt: null };
      // Its parameters have the kind of the call in common.
      calls.push(call as unknown as Call);
      call.heard = await send().catch(() => UNKNOWN);
      if (call.heard.outcome !== 'unknown') call.answeredAt = now();
      return call.heard;
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
