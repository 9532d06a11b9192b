import { Card, Loading, Row, Skeleton, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Queue } from './Queue';
import { requestsText } from './requests.messages';

/** The shape of the queue and of the request beside it, while they load. */
export function RequestsSkeleton() {
  return (
    <Loading label={requestsText.loading}>
      <Stack $gap={24}>
        <Row $gap={8}>
          <Pill $width="84px" $height="44px" />
          <Pill $width="148px" $height="44px" />
          <Pill $width="72px" $height="44px" />
        </Row>
        <Queue>
          <div>
            {['first', 'second', 'third'].map((place) => (
              <Line key={place}>
                <Skeleton $shape="circle" $width="36px" />
                <span>
                  <Skeleton $width="45%" $height="16px" />
                  <Skeleton $width="70%" />
                </span>
              </Line>
            ))}
          </div>
          <Card $padded>
            <Stack $gap={16}>
              <Skeleton $width="35%" $height="24px" />
              <Skeleton $width="75%" $height="28px" />
              <Skeleton $width="55%" />
              <Skeleton />
              <Skeleton />
              <Skeleton $width="80%" />
              <Skeleton $height="44px" />
            </Stack>
          </Card>
        </Queue>
      </Stack>
    </Loading>
  );
}

const Pill = styled(Skeleton)`
  border-radius: ${token.radius.pill};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[12]};
  min-height: 84px;
  padding-inline: ${token.space[16]};
  border-bottom: 1px solid ${token.color.line};

  & > span {
    display: grid;
    gap: ${token.space[8]};
  }
`;
