import { isMissing, useParams, usePageTitle, useReadAgain } from '@athenaeum/shell-contract';
import {
  Container,
  EmptyState,
  ErrorPanel,
  LinkButton,
  Loading,
  PageHeading,
  Skeleton,
} from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { SalonState } from '../components/salonState';
import { SalonActions, SalonEditor, useContentStaffSalonQuery } from '../features/salon';
import { pagesText } from './pages.messages';

export { prefetchSalon } from '../features/salon';

const SALONS = '/admin/content/salons';

/** `/admin/content/salons/:id`: the editor of a salon; `new` creates one. */
export default function SalonPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewSalon /> : <KnownSalon key={id} id={id} />;
}

function NewSalon() {
  return (
    <Page>
      <PageHeading
        back={{ href: SALONS, label: pagesText.salons }}
        title={pagesText.newSalon}
        eyebrow={<Mark />}
      />
      <SalonEditor salon={null} readAgain={async () => null} />
    </Page>
  );
}

function KnownSalon({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useContentStaffSalonQuery({ input: { id } });
  const readAgain = useReadAgain(refetch);
  const answer = data?.staffSalon;
  const salon = answer?.data;
  usePageTitle(salon?.title);

  if (salon)
    return (
      <Page>
        <PageHeading
          back={{ href: SALONS, label: pagesText.salons }}
          title={salon.title}
          eyebrow={
            <Mark>
              <SalonState {...salon} />
            </Mark>
          }
          actions={<SalonActions salon={salon} />}
        />
        <SalonEditor
          // A change of its state remounts the form; a save from the form does not.
          key={`${salon.id} ${salon.salon_status ?? ''}`}
          salon={salon}
          readAgain={async () => (await readAgain())?.staffSalon?.data ?? null}
        />
      </Page>
    );
  return (
    <Page>
      <PageHeading
        back={{ href: SALONS, label: pagesText.salons }}
        title={pagesText.salon}
        eyebrow={<Mark />}
      />
      {answer?.code === 'NOT_FOUND' ? (
        <EmptyState
          headingLevel={2}
          title={pagesText.salonMissing}
          action={<LinkButton href={SALONS}>{pagesText.toSalons}</LinkButton>}
        />
      ) : isError || isMissing(data, 'staffSalon') || answer ? (
        <ErrorPanel
          headingLevel={2}
          title={pagesText.salonFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {answer?.message ?? undefined}
        </ErrorPanel>
      ) : (
        <Loading label={pagesText.loadingSalon}>
          <Skeleton $height="960px" />
        </Loading>
      )}
    </Page>
  );
}

const Page = styled(Container)`
  padding-block: ${token.space[32]} ${token.space[64]};
`;

const Mark = styled.span`
  display: block;
  /* The badge's, so that the title stands where it will be. */
  min-height: 28px;
  margin-bottom: ${token.space[8]};
`;
