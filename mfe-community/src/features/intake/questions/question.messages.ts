import { defineMessages } from '@athenaeum/messages';

export const questionText = defineMessages('communityIntakeQuestion', {
  chooseOne: 'Choose one',
  ownWords: 'In your own words',

  hearAbout: 'How did you hear about us?',
  hearAboutOther: 'Where was it?',
  referer: 'Who referred you?',
  refererHint: 'The member or organization that told you about us.',

  careerGoals: 'What do you want to achieve in your career?',
  careerGoalsHint: 'Choose as many as you like.',
  learningGoals: 'What do you want to learn?',
  barriers: 'What is in your way?',
  persona: 'Which of these are you?',

  role: 'Function',
  executiveLevel: 'Executive level',
  company: 'Company',
  companyHint: 'Start typing. If it isn’t in the list, add it.',
  businessSize: 'Business size',
  corporateBoard: 'Have you served on a corporate board?',
  corporateBoardHint: 'The last 2 years count, and so does an observer’s seat.',
  largestPl: 'Largest P&L',
  leadershipAreas: 'Leadership areas',
  industries: 'Industry experience',

  pronouns: 'Pronouns',
  gender: 'Gender',
  age: 'Age',
  ethnicity: 'Ethnicity',
  languages: 'Languages',
  military: 'Military status',
  lgbtqia: 'Do you identify as LGBTQIA+?',
  disability: 'Do you live with a disability?',
  demographics: 'Anything you would like to add',
});
