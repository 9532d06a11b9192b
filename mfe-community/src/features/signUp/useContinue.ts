import { translateSentence } from '@athenaeum/messages';
import { usePlatform } from '@athenaeum/shell-contract';
import { SIGN_UP_MESSAGES, type SignUpInput } from '@athenaeum/users-contract';
import { useEffect, useState } from 'react';
import { leaveFor } from '../../components/leaveFor';
import { restText } from '../../components/rest.messages';
import { beginMembership, validateCustomer } from './membership';

export interface Continue {
  /** On to the payment; null for who is signed in. */
  go: (details: SignUpInput | null) => Promise<void>;
  isLeaving: boolean;
  /** Her address has a member. */
  isTaken: boolean;
  /** What billing says against it: stands on the button until it is pressed. */
  refusal: string | null;
  problem: string | null;
  /** What was said counts no more: she has changed something, or has pressed the button it stood on. */
  forget: () => void;
}

interface Said {
  isTaken?: boolean;
  refusal?: string;
  problem?: string;
}

/** Takes her to the payment, or says why not. */
export function useContinue(): Continue {
  const { apiBase } = usePlatform();
  const [isLeaving, setLeaving] = useState(false);
  const [said, setSaid] = useState<Said>({});

  useEffect(() => {
    // The browser's Back may bring the page as it was left, on its way to the payment.
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
      const asked = details && (await validateCustomer(apiBase, details.email));
      const answer = asked && !asked.ok ? asked : await beginMembership(apiBase, details);
      if (answer.data?.url) leaveFor(answer.data.url);
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
