import { Slot, usePageTitle, useUser } from '@athenaeum/shell-contract';
import { PageHeading, Skeleton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { PageFrame } from '../components/PageFrame';
import { HomeSections, useContentHomeQuery } from '../features/home';
import { HomePrompts } from '../features/homePrompts';

export function HomePage() {
  const user = useUser();
  const { data } = useContentHomeQuery({});
  usePageTitle('Home');
  const now = new Date();
  return (
    <PageFrame>
      <PageHeading
        eyebrow={now.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })}
        title={`${greeting(now.getHours())}${user ? `, ${user.first_name}` : ''}`}
      />
      <HomeSections />
      <Slot name="home.blocks" version={1} placeholder={<BlockInWaiting />} />
      <HomePrompts me={data?.me?.data} />
    </PageFrame>
  );
}

const greeting = (hour: number) =>
  hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';

/** As tall as one block with the space above it. Mostly out of view: it moves for nobody. */
const BlockInWaiting = styled(Skeleton).attrs({ $height: '268px' })`
  --sheen: paused;
  margin-top: ${token.space[64]};

  ${media.under(768)} {
    margin-top: ${token.space[48]};
  }
`;
