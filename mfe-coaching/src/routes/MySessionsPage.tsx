import { COACHING_MESSAGES } from '@athenaeum/coaching-contract';
import { LinkButton, PageHeading } from '@athenaeum/shared-ui';
import { PageFrame } from '../components/PageFrame';
import { MySessions } from '../features/mySessions';

export { prefetchMySessions } from '../features/mySessions';

export default function MySessionsPage() {
  return (
    <PageFrame>
      <PageHeading
        title={COACHING_MESSAGES.sessionsTitle}
        lead={COACHING_MESSAGES.sessionsSubtitle}
        actions={<LinkButton href="/expert-strategists">Find a Coach</LinkButton>}
      />
      <MySessions />
    </PageFrame>
  );
}
