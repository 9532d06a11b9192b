import { useNavigate } from '@athenaeum/shell-contract';
import { toVisibility } from '@athenaeum/users-contract';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import { memberProfileText } from './memberProfile.messages';
import type { Member } from './memberProfile.api';
import { type Owner, OwnerContext } from './owner';
import { type EditPart, isGoal, profilePath, shownPath } from './profileAddress';
import { About } from './view/About';
import { Completeness } from './view/Completeness';
import { Goals } from './view/Goals';
import { ProfileHeader } from './view/ProfileHeader';
import { type ProfileTab, ProfileTabs } from './view/ProfileTabs';
import { ViewAs } from './view/ViewAs';
import { VisibilityLegend } from './view/VisibilityLegend';

interface MemberProfileProps {
  member: Member;
  tab: ProfileTab;
  editing: EditPart | null;
  /** Tab 2: the member's account, passed in by the page. */
  account?: ReactNode;
  refresh: () => Promise<Member | null>;
}

/** The member's own page, with everything, to edit in place. */
export function MemberProfile({ member, tab, editing, account, refresh }: MemberProfileProps) {
  const navigate = useNavigate();
  const path = profilePath(member);
  const emailChange = account ? `${path}?tab=account` : null;
  const owner = useMemo<Owner>(
    () => ({
      member,
      path,
      editing,
      emailChange,
      refresh,
      // Replaces the form's history entry, so that Back does not open it again.
      close: (part) => void navigate(shownPath(path, part), { replace: true }),
    }),
    [member, path, editing, emailChange, refresh, navigate],
  );

  const tabs = tabsOf(member, Boolean(account));
  const requestedTab = editing ? (isGoal(editing) ? 'goals' : 'profile') : tab;
  const selected = tabs.some(({ id }) => id === requestedTab) ? requestedTab : 'profile';
  const { email, phone } = member;
  return (
    <OwnerContext value={owner}>
      <ProfileHeader
        profile={member}
        contact={{ email, phone }}
        hasTabs={tabs.length > 1}
        actions={<ViewAs path={path} audience={null} />}
      />
      <ProfileTabs
        tabs={tabs}
        selected={selected}
        onSelect={(next) => void navigate(next === 'profile' ? path : `${path}?tab=${next}`)}
      >
        {selected === 'account' ? (
          account
        ) : (
          <Columns>
            {selected === 'goals' ? <Goals profile={member} /> : <About profile={member} />}
            <Aside aria-label={memberProfileText.aside}>
              <Completeness member={member} path={path} />
              <VisibilityLegend />
            </Aside>
          </Columns>
        )}
      </ProfileTabs>
    </OwnerContext>
  );
}

function tabsOf(member: Member, hasAccount: boolean) {
  const stored = member.visibility?.find(({ section }) => section === 'goals')?.visibility;
  const goals = toVisibility(stored ?? 'private');
  return [
    { id: 'profile' as const, label: memberProfileText.profileTab, note: memberProfileText.public },
    { id: 'goals' as const, label: memberProfileText.goalsTab, note: memberProfileText[goals] },
    ...(hasAccount
      ? [{ id: 'account' as const, label: memberProfileText.accountTab, note: memberProfileText.private }]
      : []),
  ];
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  align-items: start;

  ${media.from(1070)} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const Aside = styled.aside`
  display: grid;
  gap: ${token.space[24]};

  @media print {
    display: none;
  }
`;
