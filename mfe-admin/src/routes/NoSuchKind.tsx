import { Container, EmptyState, LinkButton, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';

/** Where the address names no kind of content. */
export function NoSuchKind() {
  return (
    <Page>
      <PageHeading back={{ href: '/admin/content', label: 'Content' }} title="Content" />
      <EmptyState
        headingLevel={2}
        title="There is no such kind of content"
        action={<LinkButton href="/admin/content">To all content</LinkButton>}
      />
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
