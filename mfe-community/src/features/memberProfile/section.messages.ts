import { defineMessages } from '@athenaeum/messages';

/** Titles of profile sections with several fields, and the links that start each section. */
export const sectionText = defineMessages('communityProfileSection', {
  header: 'header',
  summary: 'Leadership summary',
  boards: 'Board experience',
  career: 'Career experience',
  documents: 'Documents',
  demographics: 'Demographics',
  goals: 'Goals',
  careerGoals: 'Career goals',
  learningGoals: 'Learning goals',
  barriers: 'Barriers',

  addSummary: 'Write your leadership bio',
  addTopic: 'Add a topic',
  addBoard: 'Add board experience',
  addCareer: 'Describe your career experience',
  addLanguage: 'Add a language',
  addPersona: 'Choose what describes you',
  addAffiliation: 'Add an affiliation',
  addDocument: 'Upload a document',
  addDemographics: 'Add demographics',
  addCareerGoals: 'Choose career goals',
  addLearningGoals: 'Choose learning goals',
  addBarrier: 'Name a barrier',

  recommended: 'We recommend salons by your current goals.',
  notCurrent: 'not current',
  range: '{from} – {to}',
  present: 'present',
  from: 'from {year}',
  until: 'until {year}',
});
