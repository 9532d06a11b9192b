import { day } from '../../components/day';
import { memberSectionText } from '../../components/memberSections.messages';
import { Block, Facts } from './Block';
import type { MemberOfDesk } from './memberDesk.api';
import { deskText } from './memberDesk.messages';
import { staffRoleText } from './staffRoles.messages';

export function IdentityBlock({ member }: { member: MemberOfDesk }) {
  return (
    <Block id="identity" title={memberSectionText.identity}>
      <Facts
        facts={[
          [deskText.name, member.name],
          [deskText.pronouns, member.treatment],
          [deskText.email, member.email],
          [deskText.phone, member.phone],
          [deskText.title, member.title],
          [deskText.company, member.company],
          [deskText.hub, member.nearest_regional_hub],
          [deskText.city, member.city],
          [deskText.joined, day(member.created_at)],
          [
            deskText.agreement,
            member.portal_nda_agreement_date
              ? deskText.accepted({ day: day(member.portal_nda_agreement_date) })
              : deskText.notAccepted,
          ],
          [
            deskText.profile,
            (member.hide_from_directory ? deskText.profileHidden : deskText.profileListed)({
              percent: member.profile_progress ?? 0,
            }),
          ],
          [deskText.rights, rightsOf(member)],
        ]}
      />
    </Block>
  );
}

const rightsOf = ({ isAdmin, staff_roles }: MemberOfDesk): string =>
  [isAdmin && deskText.administrator, ...(staff_roles ?? []).map((role) => staffRoleText[role])]
    .filter(Boolean)
    .join(', ') || deskText.memberOnly;
