import { isMissing, useParams } from '@athenaeum/shell-contract';
import { Container, ErrorPanel } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { Suspense } from 'react';
import styled from 'styled-components';
import { Intake, IntakeSkeleton, useUsersIntakeQuery } from '../features/intake';
import { IntakeInvite } from './IntakeInvite';
import { memberPagesText } from './memberPages.messages';

/** `/intake-form` and its steps: the questions for a new member, continued on any device. */
export default function IntakePage() {
  const { step } = useParams();
  const { data, isError, isFetching, refetch } = useUsersIntakeQuery({});
  const me = data?.me?.data;

  if (me)
    return (
      <Suspense fallback={<IntakeSkeleton />}>
        <Intake
          me={me}
          agreement={data.agreements?.data?.[0]?.update_date ?? null}
          step={step}
          invite={<IntakeInvite me={me} />}
        />
      </Suspense>
    );
  if (isError || isMissing(data, 'me') || data?.me?.ok === false)
    return (
      <Failure>
        <ErrorPanel
          headingLevel={2}
          title={memberPagesText.answersFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Failure>
    );
  return <IntakeSkeleton />;
}

const Failure = styled(Container)`
  padding-block: ${token.space[48]};
`;
