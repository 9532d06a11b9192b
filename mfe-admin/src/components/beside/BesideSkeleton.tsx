import { Loading, Skeleton } from '@athenaeum/shared-ui';
import { BesideBar, BesideBody, BesideFoot, BesidePanel } from './Beside';

/** The shape of what is open beside a list while the list loads, which says so itself. */
export function BesideSkeleton({ isPictured = false }: { isPictured?: boolean }) {
  return (
    <BesidePanel aria-hidden="true">
      <Loading label="">
        <BesideBar>
          <Skeleton $width="40%" />
        </BesideBar>
        {isPictured && <Skeleton $height="180px" />}
        <BesideBody>
          <Skeleton $width="35%" />
          <Skeleton $height="24px" $width="85%" />
          <Skeleton />
          <Skeleton $width="70%" />
        </BesideBody>
        <BesideFoot>
          <Skeleton $height="44px" />
        </BesideFoot>
      </Loading>
    </BesidePanel>
  );
}
