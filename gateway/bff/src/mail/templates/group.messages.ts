import { defineMessages } from '@athenaeum/messages';

export const groupText = defineMessages('mailGroup', {
  requestSubject: '{name} asks to join {group}',
  requestPreview: 'Accept or decline the request on the group’s page.',
  request: '{name} would like to join {group}. Accept or decline the request on the group’s page.',
  seeRequest: 'See the request',
  becauseLeader: 'You get this because you answer requests to join this peer group.',

  acceptedSubject: 'You’ve joined {group}',
  acceptedPreview: 'Your request was accepted.',
  accepted:
    'Your request was accepted: you have a seat in {group}. See who else is in the group, and add its events to your calendar.',
  openGroup: 'Open the group',
  declinedSubject: 'Your request to join {group}',
  declinedHeading: 'No seat in {group} at the moment',
  declinedPreview: 'There’s no seat for you at the moment.',
  declined:
    'Thank you for asking to join {group}. There’s no seat for you at the moment, but another group may have one.',
  seeOthers: 'See other groups',
  becauseAsked: 'You get this because you asked to join this peer group.',
});
