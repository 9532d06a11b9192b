import { useLive, useParams } from '@athenaeum/shell-contract';
import { OperationsFrame } from '../components/operationsPage';
import { ReleaseFacts } from '../features/releaseHistory';
import { FiguresBeside } from '../features/releases';
import { VersionNow } from '../features/releasing';
import { releasesLive } from '../live';
import { pagesText } from './pages.messages';

/** `/admin/operations/releases/:remote/:version`, where `live` stands for the version that everyone has */
export default function ReleasePage() {
  const { remote = '', version = '' } = useParams();
  useLive(releasesLive);
  return (
    <OperationsFrame
      title={
        version === 'live' ? pagesText.liveReleaseOf({ remote }) : pagesText.releaseOf({ remote, version })
      }
      back={{ href: `/admin/operations/releases/${remote}`, label: pagesText.releasesOf({ remote }) }}
    >
      <ReleaseFacts remote={remote} version={version}>
        {(found, before) => (
          <>
            <VersionNow area={remote} version={found} />
            <FiguresBeside remote={remote} version={found} before={before} />
          </>
        )}
      </ReleaseFacts>
    </OperationsFrame>
  );
}
