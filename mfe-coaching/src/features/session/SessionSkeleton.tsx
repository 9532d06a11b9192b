import { Loading, Skeleton, Split, Stack } from '@athenaeum/shared-ui';
import { sessionText } from './session.messages';

/** The shape of a session's page while it loads. */
export const SessionSkeleton = () => (
  <Loading label={sessionText.loading}>
    <Stack $gap={32}>
      <Skeleton $width="120px" $height="20px" />
      <Skeleton $height="176px" />
      <Split>
        <Skeleton $height="420px" />
        <Skeleton $height="360px" />
      </Split>
    </Stack>
  </Loading>
);
