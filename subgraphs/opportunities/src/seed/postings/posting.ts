import type {
  CompensationBand,
  OpportunityStatus,
  OpportunityType,
  PostingDays,
} from '@athenaeum/opportunities-contract';

/** A demo opportunity. */
export interface Posting {
  slug: string;
  title: string;
  status: OpportunityStatus;
  opportunityType: OpportunityType;
  industry: string;
  company: string;
  isConfidential?: true;
  businessType: string;
  businessSize: string;
  hub: string;
  needs: string;
  /** Not stated when absent. */
  compensation?: CompensationBand;
  commitment: string;
  term?: string;
  /** It ends so many days from now, however long it was to be open. */
  deadlineIn?: number;
  aboutRole: string;
  aboutCompany: string;
  qualifications: string[];
  daysAgo: number;
  /** How long it stays open; 30 days by default. */
  postingDays?: PostingDays;
  /** Closed before its end. */
  closed?: true;
}
