import { isMissing } from '@athenaeum/shell-contract';
import { ErrorPanel, Loading, Notice, Skeleton, Stack, TextLink } from '@athenaeum/shared-ui';
import { type Member, useUsersProfileAsQuery } from './memberProfile.api';
import { profilePath } from './place';
import { About } from './view/About';
import { Goals } from './view/Goals';
import { ProfileHeader } from './view/ProfileHeader';
import { type ProfileTab, ProfileTabs } from './view/ProfileTabs';
import { type Audience, ViewAs } from './view/ViewAs';

interface ProfileSeenAsProps {
  member: Member;
  audience: Audience;
  tab: ProfileTab;
  onSelectTab: (tab: ProfileTab) => void;
}

const WORDS: Record<Audience, string> = {
  connections: 'This is your profile as your connections see it.',
  everyone: 'This is your profile as members you are not connected with see it.',
};

/** Her own profile with the eyes of others: what the server gives them, and nothing to edit. */
export function ProfileSeenAs({ member, audience, tab, onSelectTab }: ProfileSeenAsProps) {
  const path = profilePath(member);
  const { currentData: data, isError, isFetching, refetch } = useUsersProfileAsQuery({ audience });
  const profile = data?.profileAs?.data;
  const selected = tab === 'goals' && profile?.goals ? 'goals' : 'profile';
  const tabs = [
    { id: 'profile' as const, label: 'Profile', note: null },
    ...(profile?.goals ? [{ id: 'goals' as const, label: 'Goals', note: null }] : []),
  ];
  return (
    <Stack $gap={24}>
      <Notice
        action={
          <TextLink look="more" href={path}>
            Back to your own view
          </TextLink>
        }
      >
        {WORDS[audience]}
      </Notice>
      {profile ? (
        <div>
          <ProfileHeader
            profile={profile}
            hasTabs={tabs.length > 1}
            actions={<ViewAs path={path} audience={audience} />}
          />
          <ProfileTabs tabs={tabs} selected={selected} onSelect={onSelectTab}>
            {selected === 'goals' ? <Goals profile={profile} /> : <About profile={profile} />}
          </ProfileTabs>
        </div>
      ) : isError || isMissing(data, 'profileAs') || data?.profileAs?.ok === false ? (
        <ErrorPanel
          headingLevel={2}
          title="This view did not load"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label="Loading the profile">
          <Skeleton $height="240px" />
        </Loading>
      )}
    </Stack>
  );
}
