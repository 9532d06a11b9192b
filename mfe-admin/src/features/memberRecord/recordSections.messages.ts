import { defineMessages } from '@athenaeum/messages';

export const recordSectionText = defineMessages('adminRecordSections', {
  general: 'General',
  currentRole: 'Current Role',
  location: 'Location',
  experience: 'Professional Experience Attributes',
  demographics: 'Demographics',
  goals: 'Goals',
  other: 'Other',
});
