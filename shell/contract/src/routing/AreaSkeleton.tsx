import styled from 'styled-components';
import { Container, Loading, Skeleton, SkeletonCards } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { partText } from '../mfe/part.messages';

/** The skeleton of a page while its code loads; as tall as the viewport, so that the footer does not move. */
export function AreaSkeleton() {
  return (
    <Frame>
      <Loading label={partText.loading}>
        <Skeleton $width="min(22rem, 80%)" $height="2.5rem" />
        <Skeleton $width="min(30rem, 60%)" $height="1.25rem" />
      </Loading>
      <SkeletonCards label="" />
    </Frame>
  );
}

const Frame = styled(Container)`
  display: grid;
  align-content: start;
  gap: ${token.space[48]};
  min-height: 100vh;
  padding-block: ${token.space[32]} ${token.space[64]};

  & span + span {
    margin-top: ${token.space[12]};
  }
`;
