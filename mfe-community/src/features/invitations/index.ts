export { useUsersReferrerQuery } from './invitations.api';
export { InvitationRows } from './InvitationRows';
export { ReferForm } from './ReferForm';
export { SentInvitations } from './SentInvitations';
export { type Invitations, type Referrer, useInvitations } from './useInvitations';
