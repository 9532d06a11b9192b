import { EmptyState, LinkButton, PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { pagesText } from './pages.messages';

/** The not-found page for an unknown kind of content. */
export function NoSuchKind() {
  return (
    <PageFrame>
      <PageHeading back={{ href: '/admin/content', label: pagesText.content }} title={pagesText.content} />
      <EmptyState
        headingLevel={2}
        title={pagesText.kindMissing}
        action={<LinkButton href="/admin/content">{pagesText.toContent}</LinkButton>}
      />
    </PageFrame>
  );
}
