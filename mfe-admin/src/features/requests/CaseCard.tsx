import { AddressCase } from './AddressCase';
import type { Case } from './cases';
import { DeletionCase } from './DeletionCase';
import { RefundCase } from './RefundCase';

/** One request, with its requirements and actions. */
export function CaseCard({ request }: { request: Case }) {
  switch (request.kind) {
    case 'address':
      return <AddressCase request={request.about} />;
    case 'deletion':
      return <DeletionCase member={request.about} />;
    case 'refund':
      return <RefundCase order={request.about} />;
  }
}
