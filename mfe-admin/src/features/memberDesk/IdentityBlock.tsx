import { day } from '../../components/day';
import { memberSectionText } from '../../components/memberSections.messages';
import { zoneWords } from '../../components/zoneWords';
import { Block, Facts } from './Block';
import type { MemberOfDesk } from './memberDesk.api';
import { deskText } from './memberDesk.messages';

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
          [deskText.timeZone, member.timezone && zoneWords(member.timezone)],
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
          [deskText.city, member.city],
        ]}
      />
    </Block>
  );
}
