import type { FactKind } from '@athenaeum/common/facts';
import type { TagDescription } from '@reduxjs/toolkit/query';

/** The part of an RTK Query api that refetches what is shown. */
interface Refetching<Tag extends string> {
  util: { invalidateTags(tags: (TagDescription<Tag> | null | undefined)[]): { type: string } };
}

export interface Live<Tag extends string = string> {
  api: Refetching<Tag>;
  tags: Partial<Record<FactKind, readonly Tag[]>>;
}

/** Which of an area's cache tags each fact makes stale: `defineLive(api, { seats: ['Salon'] })`. For `useLive`. */
export const defineLive = <Tag extends string>(
  api: Refetching<Tag>,
  tags: Live<NoInfer<Tag>>['tags'],
): Live<Tag> => ({
  api,
  tags,
});
