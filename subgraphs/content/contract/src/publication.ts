/** Only staff see a draft; a scheduled entry is shown from its time on. */
export const PUBLICATION_STATES = ['draft', 'scheduled', 'published'] as const;
export type PublicationState = (typeof PUBLICATION_STATES)[number];

export interface Publication {
  published: boolean;
  /** When it is published, epoch ms; null: at once. */
  publish_at?: number | null;
}

export function publicationState({ published, publish_at }: Publication, now: number): PublicationState {
  if (!published) return 'draft';
  return typeof publish_at === 'number' && publish_at > now ? 'scheduled' : 'published';
}
