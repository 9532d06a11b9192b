import { useRoute, useShellSession } from '../app/ShellContext';
import { useLater } from '../layout/useLater';

/** Open while the signed-in member has not accepted the current terms, which can be read meanwhile. */
export function Agreement() {
  const { user } = useShellSession();
  const route = useRoute();
  // The terms are those of a membership: those without one are asked once they have it.
  const isAsked = user?.needs_agreement === true && user.roles.includes('member') && route.kind !== 'legal';
  const later = useLater(isAsked, loadDialog);
  return later && <later.AgreementDialog open={isAsked} />;
}

const loadDialog = () => import('./AgreementDialog');
