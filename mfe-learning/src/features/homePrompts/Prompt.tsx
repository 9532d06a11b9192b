import { useUser } from '@athenaeum/shell-contract';
import type { NewcomerFragment } from './__generated__/newcomer';
import { AgreementPrompt } from './AgreementPrompt';
import { IntakeFollowUp } from './IntakeFollowUp';
import { IntakePrompt } from './IntakePrompt';

export interface PromptProps {
  me: NewcomerFragment;
}

/** One thing at a time (specification, section 4): a dialog of the shell comes first. */
export function Prompt({ me }: PromptProps) {
  if (useUser()?.needs_agreement) return null;
  if (me.intake_form_status === false) return <IntakeFollowUp />;
  if (me.intake_form_submitted === false) return <IntakePrompt />;
  const hasNotAgreed = !me.portal_nda_agreement_date && me.intake_form_submitted === true;
  return hasNotAgreed ? <AgreementPrompt /> : null;
}
