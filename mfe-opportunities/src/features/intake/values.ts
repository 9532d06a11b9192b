import type { IntakeStep } from './steps';

/** What a poster tells, as the fields hold it: an empty one is not answered. */
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

/** The whole draft: the answers, where the poster is, and whether the box at the end is ticked. */
export interface IntakeValues extends Posting {
  /** Names what is sent, so that sending it again posts nothing twice; none before the first time. */
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

/** The answers as they are checked and sent: what is not answered is not there, days are a number. */
export const answersOf = ({ step: _step, draft_id: _draft, postingTime, ...values }: IntakeValues) => ({
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
  ...(postingTime !== '' && { postingTime: Number(postingTime) }),
});
