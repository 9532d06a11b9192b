import { useNavigate } from '@athenaeum/shell-contract';
import { TextLink } from '@athenaeum/shared-ui';
import { ConnectAction } from '../../../components/connection';
import { memberProfileText } from '../memberProfile.messages';
import type { Member } from '../memberProfile.api';
import { profilePath } from '../profileAddress';
import type { ProfileTab } from '../view/ProfileTabs';
import { AlsoIn } from './AlsoIn';
import type { OwnGround } from './shown.api';
import { ShownProfilePage } from './ShownProfilePage';

interface AnotherMemberProps {
  member: Member;
  own: OwnGround | null;
  tab: ProfileTab;
  refresh: () => Promise<Member | null>;
}

/** The page of another member. */
export function AnotherMember({ member, own, tab, refresh }: AnotherMemberProps) {
  const navigate = useNavigate();
  const path = profilePath(member);
  const { email, phone, connection } = member;
  const [industry] = member.industry_experience ?? [];
  return (
    <>
      <TextLink look="back" href="/community/members">
        {memberProfileText.back}
      </TextLink>
      <ShownProfilePage
        profile={member}
        contact={{ email, phone }}
        own={own}
        tab={tab}
        onSelectTab={(next) => void navigate(next === 'profile' ? path : `${path}?tab=${next}`)}
        // A connection action takes the place of contact details that are not shown.
        actions={
          !email || connection ? (
            <ConnectAction member={member} connection={connection} onChanged={refresh} />
          ) : null
        }
      />
      {industry && <AlsoIn profile={member} industry={industry} />}
    </>
  );
}
