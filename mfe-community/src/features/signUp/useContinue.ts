import { translateSentence } from '@athenaeum/messages';
import { usePlatform } from '@athenaeum/shell-contract';
import { SIGN_UP_MESSAGES, type SignUpInput } from '@athenaeum/users-contract';
import { useEffect, useState } from 'react';
import { assignLocation } from '@athenaeum/shell-contract/location';
import { restText } from '../../components/rest.messages';
import { beginMembership, validateCustomer } from './membership';

export interface Continue {
  /** Continues to the payment; null for a signed-in user. */
  go: (details: SignUpInput | null) => Promise<void>;
  isLeaving: boolean;
  /** The address belongs to a member. */
  isTaken: boolean;
  /** An error of the billing provider: shown on the button until it is pressed. */
  refusal: string | null;
  problem: string | null;
  /** Clears the error: the visitor has changed something, or pressed the button. */
  forget: () => void;
}

interface Said {
  isTaken?: boolean;
  refusal?: string;
  problem?: string;
}

/** Goes to the payment page, or says why not. */
export function useContinue(): Continue {
  const { apiBase } = usePlatform();
  const [isLeaving, setLeaving] = useState(false);
  const [said, setSaid] = useState<Said>({});

  useEffect(() => {
    // Back may restore the page from the back/forward cache, still marked as leaving.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const stay = (reason: Said) => {
    setSaid(reason);
    setLeaving(false);
  };

  const go = async (details: SignUpInput | null) => {
    if (isLeaving) return;
    setLeaving(true);
    setSaid({});
    try {
      const validation = details && (await validateCustomer(apiBase, details.email));
      const answer = validation && !validation.ok ? validation : await beginMembership(apiBase, details);
      if (answer.data?.url) assignLocation(answer.data.url);
      else stay(reasonOf(answer));
    } catch {
      stay({ problem: restText.failed });
    }
  };

  return {
    go,
    isLeaving,
    isTaken: said.isTaken ?? false,
    refusal: said.refusal ?? null,
    problem: said.problem ?? null,
    forget: () => setSaid({}),
  };
}

function reasonOf({ code, message }: { code: string | null; message: string | null }): Said {
  if (message === translateSentence(SIGN_UP_MESSAGES.emailTaken)) return { isTaken: true };
  if (code === 'CONFLICT' && message) return { refusal: message };
  return { problem: code === 'LIMITED' && message ? message : restText.failed };
}
