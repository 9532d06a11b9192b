import type { Prefetch } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading, Section } from '@athenaeum/shared-ui';
import { AllContent, NewContent, prefetchAllContent } from '../features/allContent';
import { ContentKinds, prefetchContentCounts } from '../features/contentKinds';
import { pagesText } from './pages.messages';

export const prefetch: Prefetch = (_params, search) => [
  ...prefetchAllContent(search),
  prefetchContentCounts(),
];

/** `/admin/content`: all content in one list, and the list of each kind. */
export default function ContentPage() {
  return (
    <PageFrame>
      <PageHeading title={pagesText.content} actions={<NewContent />} />
      <AllContent />
      <Section title={pagesText.eachKind}>
        <ContentKinds />
      </Section>
    </PageFrame>
  );
}
