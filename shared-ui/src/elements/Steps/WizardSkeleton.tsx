import styled from 'styled-components';
import { token } from '../../theme';
import { Container, Stack } from '../Layout/Layout';
import { Loading, Skeleton } from '../Skeleton/Skeleton';

/** Stands for a step of a wizard: a heading and some fields. */
export const WizardSkeleton = ({ label }: { label: string }) => (
  <Page $narrow>
    <Loading label={label}>
      <Stack $gap={32}>
        <Skeleton $height="44px" />
        <Skeleton $height="72px" />
        <Skeleton $height="72px" />
        <Skeleton $height="72px" />
      </Stack>
    </Loading>
  </Page>
);

const Page = styled(Container)`
  padding-block: ${token.space[48]} ${token.space[64]};
`;
