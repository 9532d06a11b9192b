import { isMissing } from '@athenaeum/shell-contract';
import { ErrorPanel, Loading, Notice, Skeleton, Stack, TextLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { memberProfileText } from './memberProfile.messages';
import { type Member, useUsersProfileAsQuery } from './memberProfile.api';
import { profilePath } from './profileAddress';
import { ShownProfilePage } from './shown/ShownProfilePage';
import type { ProfileTab } from './view/ProfileTabs';
import { type Audience, ViewAs } from './view/ViewAs';

interface ProfileSeenAsProps {
  member: Member;
  audience: Audience;
  tab: ProfileTab;
  onSelectTab: (tab: ProfileTab) => void;
}

/** The member's own profile as others see it: what the server returns for them, read-only. */
export function ProfileSeenAs({ member, audience, tab, onSelectTab }: ProfileSeenAsProps) {
  const path = profilePath(member);
  const { currentData: data, isError, isFetching, refetch } = useUsersProfileAsQuery({ audience });
  const profile = data?.profileAs?.data;
  return (
    <Stack $gap={24}>
      <Notice
        action={
          <TextLink look="more" href={path}>
            {memberProfileText.ownView}
          </TextLink>
        }
      >
        {audience === 'connections' ? memberProfileText.seenByConnections : memberProfileText.seenByEveryone}
      </Notice>
      {profile ? (
        <div>
          <ShownProfilePage
            profile={profile}
            own={null}
            tab={tab}
            onSelectTab={onSelectTab}
            actions={
              <Flush>
                <ViewAs path={path} audience={audience} />
              </Flush>
            }
          />
        </div>
      ) : isError || isMissing(data, 'profileAs') || data?.profileAs?.ok === false ? (
        <ErrorPanel
          headingLevel={2}
          title={memberProfileText.viewFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label={memberProfileText.loading}>
          <Skeleton $height="240px" />
        </Loading>
      )}
    </Stack>
  );
}

/** A button without an edge: its words stand at the margin. */
const Flush = styled.div`
  margin-left: calc(-1 * ${token.space[12]});
`;
