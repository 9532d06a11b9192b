import { type Prefetch, useLive } from '@athenaeum/shell-contract';
import { COACHING_MESSAGES } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { LinkButton, PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { prefetchCoachingTime } from '../features/creditsWidget';
import { MySessions, mySessionsText, prefetchMySessions } from '../features/mySessions';
import { sessionLive } from '../live';

export const prefetch: Prefetch = () => [prefetchMySessions(), prefetchCoachingTime()];

export default function MySessionsPage() {
  useLive(sessionLive);
  return (
    <PageFrame>
      <PageHeading
        title={translateSentence(COACHING_MESSAGES.sessionsTitle)}
        lead={translateSentence(COACHING_MESSAGES.sessionsSubtitle)}
        actions={<LinkButton href="/expert-strategists">{mySessionsText.find}</LinkButton>}
      />
      <MySessions />
    </PageFrame>
  );
}
