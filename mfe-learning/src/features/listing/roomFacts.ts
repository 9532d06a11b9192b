import { listingText } from './listing.messages';

export interface RoomFacts {
  /** "27 recordings · 3 salons ahead"; undefined until it is known, or where it could not be read. */
  counts: string | undefined;
  /** Address of the first recording: null when there is none, undefined until that is known. */
  first: string | null | undefined;
}

interface Listed {
  recordings: number;
  ahead: number;
  first: { slug: string } | undefined;
}

/** What the room of a listing says of its salons. */
export const roomFactsOf = ({ recordings, ahead, first }: Listed): RoomFacts => ({
  counts: [
    recordings > 0 && listingText.recordingCount({ count: recordings }),
    ahead > 0 && listingText.ahead({ count: ahead }),
  ]
    .filter(Boolean)
    .join(' · '),
  first: first ? `/salons/${first.slug}` : null,
});
