import type { ReviewRow } from '../review/review.model';
import type { SalonRow } from './salon.model';

/** A salon and one of the entries it is linked to. */
export interface RelationRow {
  salon: SalonRow;
  type?: string;
  speaker_id?: string;
  category_id?: string;
  tag_id?: string;
  review?: ReviewRow;
}
