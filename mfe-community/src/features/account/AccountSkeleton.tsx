import { Card, Loading, Skeleton, Stack } from '@athenaeum/shared-ui';
import { accountText } from './account.messages';

const CARDS = ['142px', '44px', '44px', '44px', '140px'];

export function AccountSkeleton() {
  return (
    <Loading label={accountText.loading}>
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
