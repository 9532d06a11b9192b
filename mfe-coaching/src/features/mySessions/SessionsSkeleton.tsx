import { Loading, Skeleton, Split, Stack } from '@athenaeum/shared-ui';
import { mySessionsText } from './mySessions.messages';

const ROWS = 4;

export const SessionsSkeleton = () => (
  <Loading label={mySessionsText.loading}>
    <Split>
      <Stack>
        <Skeleton $width="160px" $height="36px" />
        {Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} $height="110px" />
        ))}
      </Stack>
      <Skeleton $height="340px" />
    </Split>
  </Loading>
);
