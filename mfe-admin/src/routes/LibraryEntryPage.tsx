import { isMissing, useParams, usePageTitle, useReadAgain, useSearchParams } from '@athenaeum/shell-contract';
import {
  Container,
  EmptyState,
  ErrorPanel,
  LinkButton,
  Loading,
  PageHeading,
  Skeleton,
  Stack,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import {
  AgreementText,
  EntryForm,
  type KindView,
  kindViewOf,
  useContentEntryQuery,
} from '../features/library';
import { NoSuchKind } from './NoSuchKind';
import { pagesText } from './pages.messages';

export { prefetchEntry } from '../features/library';

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
    <Page>
      <PageHeading back={backTo(view)} title={view.add} />
      {isLoading ? (
        <Loading label={pagesText.loading}>
          <Skeleton $height="640px" />
        </Loading>
      ) : (
        <EntryForm view={view} entry={null} from={data?.entry?.data ?? null} readAgain={async () => null} />
      )}
    </Page>
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
      <Page>
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
      </Page>
    );
  return (
    <Page>
      <PageHeading back={backTo(view)} title={view.title} />
      {answer?.code === 'NOT_FOUND' ? (
        <EmptyState
          headingLevel={2}
          title={pagesText.entryMissing}
          action={
            <LinkButton href={`/admin/content/${view.kind}`}>
              {pagesText.goTo({ list: view.title.toLowerCase() })}
            </LinkButton>
          }
        />
      ) : isError || isMissing(data, 'entry') || answer ? (
        <ErrorPanel
          headingLevel={2}
          title={pagesText.entryFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {answer?.message ?? undefined}
        </ErrorPanel>
      ) : (
        <Loading label={pagesText.loading}>
          <Skeleton $height="640px" />
        </Loading>
      )}
    </Page>
  );
}

const backTo = ({ kind, title }: KindView) => ({ href: `/admin/content/${kind}`, label: title });

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;
