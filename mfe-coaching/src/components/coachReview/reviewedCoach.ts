export interface OwnReview {
  id: string;
  rating: number;
  feedback?: string | null;
  is_anonymous: boolean;
  state?: string | null;
}

/** A coach with the viewer's own review and right to review. */
export interface ReviewedCoach {
  id: string;
  name: string;
  /** Whether the viewer may write or change a review; null when it is not known. */
  can_review?: boolean | null;
  my_review?: OwnReview | null;
}
