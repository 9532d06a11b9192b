import { AddressCase } from './AddressCase';
import type { Case } from './cases';
import { DeletionCase } from './DeletionCase';
import { RefundCase } from './RefundCase';

export interface CaseCardProps {
  request: Case;
  /** Which one of the list it is, from 1. */
  place: number;
  count: number;
}

/** One request, with its requirements and actions. */
export function CaseCard({ request, place, count }: CaseCardProps) {
  const queued = { since: request.since, place, count };
  switch (request.kind) {
    case 'address':
      return <AddressCase request={request.about} queued={queued} />;
    case 'deletion':
      return <DeletionCase member={request.about} queued={queued} />;
    case 'refund':
      return <RefundCase order={request.about} queued={queued} />;
  }
}
