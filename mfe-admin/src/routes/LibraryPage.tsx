import { useParams, usePageTitle, type Prefetch } from '@athenaeum/shell-contract';
import { LinkButton, PageFrame, PageHeading } from '@athenaeum/shared-ui';
import {
  type KindView,
  kindViewOf,
  LibraryList,
  libraryListView,
  prefetchEntries,
  wishOf,
} from '../features/library';
import { NoSuchKind } from './NoSuchKind';
import { pagesText } from './pages.messages';

/** `/admin/content/:kind`: the entries of one kind, except salons. */
export default function LibraryPage() {
  const { kind } = useParams();
  const view = kindViewOf(kind);
  usePageTitle(view?.title);
  if (!view) return <NoSuchKind />;
  return (
    <PageFrame>
      <PageHeading
        back={{ href: '/admin/content', label: pagesText.content }}
        title={view.title}
        lead={view.about}
        actions={<LinkButton href={`/admin/content/${view.kind}/new`}>{view.add}</LinkButton>}
      />
      <LibraryList key={view.kind} view={view} />
    </PageFrame>
  );
}

/** The server refuses an unknown kind. */
export const prefetch: Prefetch = ({ kind = '' }, search) => [
  prefetchEntries(wishOf(kind as KindView['kind'], libraryListView.read(search))),
];
