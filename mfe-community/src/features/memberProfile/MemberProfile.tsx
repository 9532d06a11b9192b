import { useNavigate, useUser } from '@athenaeum/shell-contract';
import { TextLink } from '@athenaeum/shared-ui';
import { toVisibility } from '@athenaeum/users-contract';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import { ConnectAction } from '../../components/connection';
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

/** A member's page: the member's own with everything, another's with what the viewer may see. */
export function MemberProfile({ member, tab, editing, account, refresh }: MemberProfileProps) {
  const viewer = useUser();
  const navigate = useNavigate();
  const path = profilePath(member);
  const isOwn = viewer?.id === member.id;
  const emailChange = account ? `${path}?tab=account` : null;
  const owner = useMemo<Owner | null>(
    () =>
      isOwn
        ? {
            member,
            path,
            editing,
            emailChange,
            refresh,
            // Replaces the form's history entry, so that Back does not open it again.
            close: (part) => void navigate(shownPath(path, part), { replace: true }),
          }
        : null,
    [isOwn, member, path, editing, emailChange, refresh, navigate],
  );

  const tabs = tabsOf(member, isOwn, Boolean(account));
  const asked = editing ? (isGoal(editing) ? 'goals' : 'profile') : tab;
  const selected = tabs.some(({ id }) => id === asked) ? asked : 'profile';
  const { email, phone } = member;
  return (
    <OwnerContext value={owner}>
      {!isOwn && (
        <TextLink look="back" href="/community/members">
          {memberProfileText.back}
        </TextLink>
      )}
      <ProfileHeader
        profile={member}
        contact={{ email, phone }}
        hasTabs={tabs.length > 1}
        actions={
          isOwn ? (
            <ViewAs path={path} audience={null} />
          ) : // A connection action takes the place of contact details that are not shown.
          !email || member.connection ? (
            <ConnectAction member={member} connection={member.connection} onChanged={refresh} />
          ) : null
        }
      />
      <ProfileTabs
        tabs={tabs}
        selected={selected}
        onSelect={(next) => void navigate(next === 'profile' ? path : `${path}?tab=${next}`)}
      >
        {selected === 'account' ? (
          account
        ) : (
          <Columns $aside={isOwn}>
            {selected === 'goals' ? <Goals profile={member} /> : <About profile={member} />}
            {isOwn && (
              <Aside aria-label={memberProfileText.aside}>
                <Completeness member={member} path={path} />
                <VisibilityLegend />
              </Aside>
            )}
          </Columns>
        )}
      </ProfileTabs>
    </OwnerContext>
  );
}

/** Others see a tab only when it has content for them. */
function tabsOf(member: Member, isOwn: boolean, hasAccount: boolean) {
  const stored = member.visibility?.find(({ section }) => section === 'goals')?.visibility;
  const goals = toVisibility(stored ?? 'private');
  const isShown = isOwn || member.goals !== null;
  return [
    {
      id: 'profile' as const,
      label: memberProfileText.profileTab,
      note: isOwn ? memberProfileText.public : null,
    },
    ...(isShown
      ? [
          {
            id: 'goals' as const,
            label: memberProfileText.goalsTab,
            note: isOwn ? memberProfileText[goals] : null,
          },
        ]
      : []),
    ...(isOwn && hasAccount
      ? [{ id: 'account' as const, label: memberProfileText.accountTab, note: memberProfileText.private }]
      : []),
  ];
}

const Columns = styled.div<{ $aside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[24]};
  align-items: start;

  ${media.from(1070)} {
    ${({ $aside }) => $aside && 'grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);'}
  }
`;

const Aside = styled.aside`
  display: grid;
  gap: ${token.space[24]};
`;
