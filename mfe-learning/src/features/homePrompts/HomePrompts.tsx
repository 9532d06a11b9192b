import { type ComponentType, useEffect, useState } from 'react';
import type { NewcomerFragment } from './__generated__/newcomer';
import type { PromptProps } from './Prompt';

/** Prompts for members with unfinished steps: loaded only for them, and laid over the page without shifting it. */
export function HomePrompts({ me }: { me: NewcomerFragment | null | undefined }) {
  const [Prompt, setPrompt] = useState<ComponentType<PromptProps> | null>(null);
  const isAsked =
    me &&
    (me.intake_form_status === false ||
      me.intake_form_submitted === false ||
      (me.intake_form_submitted && !me.portal_nda_agreement_date));

  useEffect(() => {
    // Home works without it.
    if (isAsked) import('./Prompt').then((loaded) => setPrompt(() => loaded.Prompt)).catch(() => undefined);
  }, [isAsked]);
  return isAsked && Prompt ? <Prompt me={me} /> : null;
}
