import { Card, Loading, Skeleton, Stack } from '@athenaeum/shared-ui';

const CARDS = ['142px', '44px', '44px', '44px', '140px'];

export function AccountSkeleton() {
  return (
    <Loading label="Loading your account">
      <Stack $gap={24}>
        {CARDS.map((height, card) => (
          <Card key={card} $padded>
            <Skeleton $height={height} />
          </Card>
        ))}
      </Stack>
    </Loading>
  );
}
