import { operationWords } from './words';

it.each([
  ['createOpportunity', 'Created an opportunity'],
  ['decideChange', 'Decided on a change to an opportunity'],
  ['declineEmailChange', 'Declined an email change'],
  ['inviteMembers', 'Invited members'],
  ['keepMember', 'Cancelled an account deletion'],
  ['noteAttendees', 'Emailed the attendees'],
  ['settleRefund', 'Settled a refund'],
  ['updateApplication', 'Changed an application'],
  ['saveSalon', 'Saved salon'],
])('describes %s in plain words', (operation, words) => {
  expect(operationWords(operation)).toBe(words);
});
