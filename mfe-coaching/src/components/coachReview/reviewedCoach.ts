export interface OwnReview {
  id: string;
  rating: number;
  feedback?: string | null;
  is_anonymous: boolean;
  state?: string | null;
}

/** A coach with what she who looks may say and has said of her. */
export interface ReviewedCoach {
  id: string;
  name: string;
  /** Whether she may write a review, or change the one she has; null when it is not known. */
  can_review?: boolean | null;
  my_review?: OwnReview | null;
}
