import { isMissing } from '@athenaeum/shell-contract';
import { ErrorPanel, Loading, PageFrame, PageHeading, Section, Skeleton, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { ReferForm, SentInvitations, useUsersReferrerQuery } from '../features/invitations';
import { memberPagesText } from './memberPages.messages';

/** `/refer`: a member invites friends, and sees the status of earlier invitations. */
export default function ReferPage() {
  const { currentData: data, isError, isFetching, refetch } = useUsersReferrerQuery({});
  const referrer = data?.me?.data;
  return (
    <PageFrame>
      <PageHeading title={memberPagesText.refer} lead={memberPagesText.referLead} />
      <Column $gap={48}>
        {referrer ? (
          <ReferForm referrer={referrer} />
        ) : isError || isMissing(data, 'me') || data?.me?.ok === false ? (
          <ErrorPanel
            headingLevel={2}
            title={memberPagesText.referFailed}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Loading label={memberPagesText.loadingRefer}>
            <Skeleton $height="360px" />
          </Loading>
        )}
        {/* Rendered after the form, whose height is unknown before, to avoid a layout shift. */}
        {data && (
          <Section title={memberPagesText.invitations}>
            <SentInvitations />
          </Section>
        )}
      </Column>
    </PageFrame>
  );
}

const Column = styled(Stack)`
  max-width: ${token.containerNarrow};
`;
