import { type Newcomer, InviteStep } from '../features/intake';
import { InvitationRows, useInvitations } from '../features/invitations';

/** The last step of the intake, with the same rows as `/refer`. */
export function IntakeInvite({ me }: { me: Newcomer }) {
  const invitations = useInvitations(me);
  return (
    <InviteStep me={me} onInvite={async () => (await invitations.send()) !== null}>
      <InvitationRows invitations={invitations} />
    </InviteStep>
  );
}
