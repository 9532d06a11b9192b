import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { Feedback } from '../features/feedback';
import { pagesText } from './pages.messages';

export { prefetchFeedback } from '../features/feedback';

export default function FeedbackPage() {
  return (
    <Page>
      <PageHeading title={pagesText.reviews} />
      <Feedback />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
