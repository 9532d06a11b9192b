/** A draft is nobody's but the staff's; what is scheduled appears by itself at its time. */
export const PUBLICATION_STATES = ['draft', 'scheduled', 'published'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

export interface Publication {
  published: boolean;
  /** Epoch ms; from then on it is shown. Null: at once. */
  publish_at?: number | null;
}

export function publicationState({ published, publish_at }: Publication, now: number): PublicationState {
  if (!published) return 'draft';
  return typeof publish_at === 'number' && publish_at > now ? 'scheduled' : 'published';
}
