import { Container, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { ContentKinds } from '../features/contentKinds';
import { pagesText } from './pages.messages';

/** `/admin/content`: the kinds of content. */
export default function ContentPage() {
  return (
    <Page>
      <PageHeading title={pagesText.content} />
      <ContentKinds />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
