import { isMissing, useParams, usePageTitle, useReadAgain, type Prefetch } from '@athenaeum/shell-contract';
import { PageFrame, PageHeading } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { SalonState } from '../components/salonState';
import { RecordPlaceholder } from '../components/record';
import { prefetchSalon, SalonActions, SalonEditor, useContentStaffSalonQuery } from '../features/salon';
import { pagesText } from './pages.messages';

const SALONS = '/admin/content/salons';

export const prefetch: Prefetch = ({ id = '' }) => (id === 'new' ? [] : [prefetchSalon(id)]);

/** `/admin/content/salons/:id`: the editor of a salon; `new` creates one. */
export default function SalonPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewSalon /> : <KnownSalon key={id} id={id} />;
}

function NewSalon() {
  return (
    <PageFrame>
      <PageHeading back={{ href: SALONS, label: pagesText.salons }} title={pagesText.newSalon} />
      <SalonEditor salon={null} readAgain={async () => null} />
    </PageFrame>
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
      <PageFrame>
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
      </PageFrame>
    );
  return (
    <PageFrame>
      <PageHeading
        back={{ href: SALONS, label: pagesText.salons }}
        title={pagesText.salon}
        eyebrow={<Mark />}
      />
      <RecordPlaceholder
        query={{ isError, isFetching, refetch }}
        answer={answer}
        isMissing={isMissing(data, 'staffSalon')}
        text={{
          loading: pagesText.loadingSalon,
          missing: pagesText.salonMissing,
          failed: pagesText.salonFailed,
        }}
        list={{ href: SALONS, label: pagesText.toSalons }}
        height="960px"
      />
    </PageFrame>
  );
}

const Mark = styled.span`
  display: block;
  /* The badge's, so that the title stands where it will be. */
  min-height: 28px;
  margin-bottom: ${token.space[8]};
`;
