import type { IntakeStep } from './steps';

/** Form values of a posting: empty means unanswered. */
export interface Posting {
  creatorName: string;
  creatorEmail: string;
  creatorOppRelationship: string;
  creatorCompany: string;
  hearAboutAthena: string;
  designatedContactName: string;
  designatedContactEmail: string;
  title: string;
  type: string;
  associatedCompany: string;
  website: string;
  isConfidential: string;
  aboutCompany: string;
  businessSize: string;
  industry: string;
  businessModel: string;
  nearestRegionalHub: string;
  showHub: string;
  compensation: string;
  commitment: string;
  term: string;
  deadline: string;
  postingTime: string;
  needs: string;
  aboutRole: string;
  qualificationsSought: string;
}

/** The whole draft: answers, current step, and whether the terms are ticked. */
export interface IntakeValues extends Posting {
  /** Idempotency key of the submission; undefined before the first attempt. */
  draft_id: string;
  step: IntakeStep;
  agreed: boolean;
}

export const EMPTY: IntakeValues = {
  draft_id: '',
  step: 'contact',
  agreed: false,
  creatorName: '',
  creatorEmail: '',
  creatorOppRelationship: '',
  creatorCompany: '',
  hearAboutAthena: '',
  designatedContactName: '',
  designatedContactEmail: '',
  title: '',
  type: '',
  associatedCompany: '',
  website: '',
  isConfidential: '',
  aboutCompany: '',
  businessSize: '',
  industry: '',
  businessModel: '',
  nearestRegionalHub: '',
  showHub: '',
  compensation: '',
  commitment: '',
  term: '',
  deadline: '',
  postingTime: '',
  needs: '',
  aboutRole: '',
  qualificationsSought: '',
};

/** The answers as mutation input: unanswered ones are left out, days are a number. */
export const answersOf = ({ step: _step, draft_id: _draft, postingTime, ...values }: IntakeValues) => ({
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
  ...(postingTime !== '' && { postingTime: Number(postingTime) }),
});
