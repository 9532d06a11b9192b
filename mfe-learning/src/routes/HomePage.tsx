import { currentLocale } from '@athenaeum/messages';
import { Slot, usePageTitle, useUser } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading, Skeleton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { sentenceCase } from '../components/sentenceCase';
import { HomeSections, useContentHomeQuery } from '../features/home';
import { useIsMember } from '../components/useIsMember';
import { HomePrompts } from '../features/homePrompts';
import { homePageText } from './homePage.messages';

export function HomePage() {
  const user = useUser();
  const { data } = useContentHomeQuery({});
  const isMember = useIsMember();
  usePageTitle(homePageText.title);
  const now = new Date();
  return (
    <PageFrame>
      <PageHeading
        eyebrow={sentenceCase(
          now.toLocaleDateString(currentLocale(), { weekday: 'long', month: 'long', day: 'numeric' }),
        )}
        title={user ? greeting(now.getHours(), user.first_name) : homePageText.title}
      />
      {!isMember && <Slot name="home.membership" version={1} loads="now" placeholder={<BandInWaiting />} />}
      <HomeSections />
      <Slot name="home.blocks" version={1} placeholder={<BlockInWaiting />} />
      <HomePrompts me={data?.me?.data} />
    </PageFrame>
  );
}

function greeting(hour: number, name: string): string {
  if (hour < 12) return homePageText.morning({ name });
  return hour < 18 ? homePageText.afternoon({ name }) : homePageText.evening({ name });
}

/** As tall as the band of a prospect is in most windows. */
const BandInWaiting = styled(Skeleton).attrs({ $height: '392px' })`
  margin-bottom: ${token.space[48]};

  ${media.under(900)} {
    height: 740px;
  }
`;

/** As tall as one block with the space above it. Mostly out of view, so it shifts nothing visible. */
const BlockInWaiting = styled(Skeleton).attrs({ $height: '268px' })`
  --sheen: paused;
  margin-top: ${token.space[64]};

  ${media.under(768)} {
    margin-top: ${token.space[48]};
  }
`;
