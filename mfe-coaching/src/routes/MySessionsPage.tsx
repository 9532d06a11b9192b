import { COACHING_MESSAGES } from '@athenaeum/coaching-contract';
import { translateSentence } from '@athenaeum/messages';
import { LinkButton, PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { MySessions, mySessionsText } from '../features/mySessions';

export { prefetchMySessions } from '../features/mySessions';

export default function MySessionsPage() {
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
