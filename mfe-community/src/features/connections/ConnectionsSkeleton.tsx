import { Loading, Row, Skeleton, Stack } from '@athenaeum/shared-ui';
import { connectionsText } from './connections.messages';

const ROWS = [1, 2, 3, 4];

export function ConnectionsSkeleton() {
  return (
    <Loading label={connectionsText.loading}>
      <Stack $gap={32}>
        {ROWS.map((row) => (
          <Row key={row} $gap={16}>
            <Skeleton $shape="circle" $width="56px" />
            <Stack $gap={8}>
              <Skeleton $width="200px" $height="18px" />
              <Skeleton $width="140px" />
            </Stack>
          </Row>
        ))}
      </Stack>
    </Loading>
  );
}
