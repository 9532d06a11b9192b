import { ErrorBoundary, lazyRoute, useUser } from '@athenaeum/shell-contract';
import { Suspense } from 'react';

const AgreementPrompt = lazyRoute(() => import('./AgreementPrompt'));
const IntakeFollowUp = lazyRoute(() => import('./IntakeFollowUp'));

interface Newcomer {
  portal_nda_agreement_date?: number | null;
  intake_form_submitted?: boolean | null;
  intake_form_status?: boolean | null;
}

/** What Home asks of those who have something left to do (specification, section 4). Both lie over the page: nothing moves. */
export function HomePrompts({ me }: { me: Newcomer | null | undefined }) {
  const isBoundToAgree = useUser()?.needs_agreement;
  if (!me) return null;

  const hasNotAgreed = !me.portal_nda_agreement_date && me.intake_form_submitted === true;
  // One thing at a time: the shell asks for the agreement first.
  const isFollowedUp = me.intake_form_status === false && !isBoundToAgree;
  if (!hasNotAgreed && !isFollowedUp) return null;
  return (
    <ErrorBoundary what="A message for you">
      <Suspense fallback={null}>{isFollowedUp ? <IntakeFollowUp /> : <AgreementPrompt />}</Suspense>
    </ErrorBoundary>
  );
}
