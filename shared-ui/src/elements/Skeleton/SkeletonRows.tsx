import styled from 'styled-components';
import { Skeleton } from './Skeleton';

/** Lines of a table, a form or a chart while it loads: as high as what comes, and no slab. */
export const SkeletonRows = styled(Skeleton)`
  mask: repeating-linear-gradient(#000 0 16px, transparent 16px 56px);
`;
