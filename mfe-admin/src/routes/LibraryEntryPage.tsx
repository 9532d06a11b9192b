import {
  isMissing,
  useParams,
  usePageTitle,
  useReadAgain,
  useSearchParams,
  type Prefetch,
} from '@athenaeum/shell-contract';
import { LinkButton, Loading, PageFrame, PageHeading, SkeletonRows, Stack } from '@athenaeum/shared-ui';
import { RecordPlaceholder } from '../components/record';
import {
  AgreementText,
  EntryForm,
  type KindView,
  kindViewOf,
  prefetchEntry,
  useContentEntryQuery,
} from '../features/library';
import { NoSuchKind } from './NoSuchKind';
import { pagesText } from './pages.messages';

export const prefetch: Prefetch = ({ kind = '', id = '' }) => (id === 'new' ? [] : [prefetchEntry(kind, id)]);

/** `/admin/content/:kind/:id`: one entry; `new` creates one. */
export default function LibraryEntryPage() {
  const { kind, id = '' } = useParams();
  const view = kindViewOf(kind);
  if (!view) return <NoSuchKind />;
  return id === 'new' ? <NewEntry view={view} /> : <StoredEntry key={id} view={view} id={id} />;
}

function NewEntry({ view }: { view: KindView }) {
  const [params] = useSearchParams();
  const from = params.get('from');
  usePageTitle(view.add);
  const { data, isLoading } = useContentEntryQuery({ kind: view.kind, id: from ?? '' }, { skip: !from });
  return (
    <PageFrame>
      <PageHeading back={backTo(view)} title={view.add} />
      {isLoading ? (
        <Loading label={pagesText.loading}>
          <SkeletonRows $height="640px" />
        </Loading>
      ) : (
        <EntryForm view={view} entry={null} from={data?.entry?.data ?? null} readAgain={async () => null} />
      )}
    </PageFrame>
  );
}

function StoredEntry({ view, id }: { view: KindView; id: string }) {
  const query = useContentEntryQuery({ kind: view.kind, id }, { refetchOnMountOrArgChange: true });
  const { data, isError, isFetching, refetch } = query;
  const readAgain = useReadAgain(refetch);
  const answer = data?.entry;
  const entry = answer?.data;
  usePageTitle(entry?.title);

  if (entry)
    return (
      <PageFrame>
        <PageHeading back={backTo(view)} title={entry.title} lead={entry.detail} />
        {view.isFinal ? (
          <Stack $gap={32}>
            <AgreementText values={entry.values} />
            <p>
              <LinkButton href={`/admin/content/${view.kind}/new?from=${entry.id}`}>
                {pagesText.newVersion}
              </LinkButton>
            </p>
          </Stack>
        ) : (
          <EntryForm
            view={view}
            entry={entry}
            readAgain={async () => (await readAgain())?.entry?.data ?? null}
          />
        )}
      </PageFrame>
    );
  return (
    <PageFrame>
      <PageHeading back={backTo(view)} title={view.title} />
      <RecordPlaceholder
        query={{ isError, isFetching, refetch }}
        answer={answer}
        isMissing={isMissing(data, 'entry')}
        text={{
          loading: pagesText.loading,
          missing: pagesText.entryMissing,
          failed: pagesText.entryFailed,
        }}
        list={{
          href: `/admin/content/${view.kind}`,
          label: pagesText.goTo({ list: view.title.toLowerCase() }),
        }}
      />
    </PageFrame>
  );
}

const backTo = ({ kind, title }: KindView) => ({ href: `/admin/content/${kind}`, label: title });
