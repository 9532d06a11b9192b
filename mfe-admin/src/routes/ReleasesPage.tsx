import { useLive, useParams } from '@athenaeum/shell-contract';
import { LinkButton } from '@athenaeum/shared-ui';
import { OperationsFrame } from '../components/operationsPage';
import { ReleaseHistory } from '../features/releaseHistory';
import { ReleaseDesk } from '../features/releasing';
import { releasesLive } from '../live';
import { pagesText } from './pages.messages';

/** `/admin/operations/releases/:remote` */
export default function ReleasesPage() {
  const { remote = '' } = useParams();
  useLive(releasesLive);
  return (
    <OperationsFrame
      title={pagesText.releasesOf({ remote })}
      actions={
        <LinkButton look="outlined" href="/admin/operations/keys">
          {pagesText.releaseKeys}
        </LinkButton>
      }
      back={{ href: '/admin/operations/health', label: pagesText.health }}
    >
      <ReleaseDesk area={remote}>
        {(actionsOf) => (
          <ReleaseHistory
            remote={remote}
            actionsOf={
              actionsOf && (({ version, killed }) => actionsOf({ version, isKilled: killed !== null }))
            }
          />
        )}
      </ReleaseDesk>
    </OperationsFrame>
  );
}
