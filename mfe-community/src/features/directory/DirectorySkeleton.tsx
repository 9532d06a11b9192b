import { Loading, Skeleton } from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { token } from '@athenaeum/shared-ui/theme';
import { directoryText } from './directory.messages';
import { Grid } from './MemberGrid';

const CARDS = 6;

export function DirectorySkeleton() {
  return (
    <Loading label={directoryText.loading}>
      <Grid as="div">
        {Array.from({ length: CARDS }, (_, index) => (
          <Box key={index}>
            <Skeleton $width="96px" $height="108px" />
            <Skeleton $width="70%" $height="24px" />
            <Skeleton $width="80%" />
            <Skeleton $width="50%" />
          </Box>
        ))}
      </Grid>
    </Loading>
  );
}

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[16]};
  min-height: 330px;
  padding: ${token.space[24]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[12]};
  background: ${token.color.card};
`;
