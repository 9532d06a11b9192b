import { Container, EmptyState, LinkButton, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { pagesText } from './pages.messages';

/** The not-found page for an unknown kind of content. */
export function NoSuchKind() {
  return (
    <Page>
      <PageHeading back={{ href: '/admin/content', label: pagesText.content }} title={pagesText.content} />
      <EmptyState
        headingLevel={2}
        title={pagesText.kindMissing}
        action={<LinkButton href="/admin/content">{pagesText.toContent}</LinkButton>}
      />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
