import { Loading, Skeleton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Results } from './results';
import { searchText } from './search.messages';

/** Two groups of three rows. */
export function ResultsSkeleton() {
  return (
    <Loading label={searchText.searching}>
      {['first', 'second'].map((group) => (
        <Group key={group}>
          <Skeleton $width="160px" $height="32px" />
          <Results as="div">
            {['a', 'b', 'c'].map((row) => (
              <Row key={row}>
                <Skeleton $width="128px" $height="72px" />
                <div>
                  <Skeleton $width="80%" $height="20px" />
                  <Skeleton $width="60%" />
                </div>
              </Row>
            ))}
          </Results>
        </Group>
      ))}
    </Loading>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${token.space[24]};
  margin-top: ${token.space[64]};
`;

const Row = styled.div`
  display: flex;
  gap: ${token.space[16]};
  min-height: 112px;
  padding-block: ${token.space[16]};
  border-top: 1px solid ${token.color.line};

  & > span {
    flex: none;
    border-radius: ${token.radius[12]};
  }

  ${media.under(1070)} {
    min-height: 97px;

    & > span {
      width: 104px;
      height: 58px;
    }
  }

  & > div {
    display: grid;
    flex: 1;
    align-content: start;
    gap: ${token.space[12]};
  }
`;
