import { defineMessages } from '@athenaeum/messages';

/** Labels by the names of the fields. */
export const fieldsText = defineMessages('opportunityIntakeFields', {
  creatorName: 'Your name',
  creatorEmail: 'Your email',
  creatorOppRelationship: 'Your relationship to the opportunity',
  creatorCompany: 'Your company',
  hearAboutAthena: 'How did you hear about us?',
  designatedContactName: 'Designated contact name',
  designatedContactEmail: 'Designated contact email',
  title: 'Title',
  type: 'Type of opportunity',
  associatedCompany: 'Company',
  website: 'Website',
  isConfidential: 'Is the company confidential?',
  aboutCompany: 'About the company',
  businessSize: 'Business size',
  industry: 'Industry',
  businessModel: 'Business model',
  nearestRegionalHub: 'Nearest regional hub',
  showHub: 'Show the hub to members?',
  compensation: 'Compensation',
  commitment: 'Time commitment',
  term: 'Term',
  deadline: 'Apply by',
  postingTime: 'Posting time',
  needs: 'Needs',
  aboutRole: 'About the opportunity',
  qualificationsSought: 'Qualifications sought',
});

export const fieldHintsText = defineMessages('opportunityIntakeHints', {
  creatorEmail: 'We’ll email you a link. Click it and your posting goes to board support.',
  designatedContactName: 'The person board support should talk to about this role. It can be you.',
  title: 'Up to {limit} characters.',
  isConfidential: 'Members will see “Confidential Company”: no name, logo or website.',
  commitment: 'Such as “Six meetings a year, two in person”.',
  term: 'Such as “Three years, from March”.',
  deadline: 'Optional. The posting closes at the end of this day, Pacific Time.',
  postingTime: 'Counted from the day we publish it. 30 days if you don’t choose.',
  needs: 'The one line members see on the card: “Audit experience, listed company, Boston”.',
  qualificationsSought: 'One on each line.',
});

/** Labels of missing fields within a sentence, where they differ from the field's label. */
export const neededText = defineMessages('opportunityIntakeNeeded', {
  isConfidential: 'whether the company is confidential',
  showHub: 'whether the hub is shown',
});

export const choicesText = defineMessages('opportunityIntakeChoices', {
  chooseOne: 'Choose one',
  days: { one: '{count} day', other: '{count} days' },
  notAnswered: 'Not answered',
});
