import { useEffect, useState } from 'react';
import { sendGraphql } from '@athenaeum/shell-contract';
import type { LegalPage } from '../app/route';
import { useShell } from '../app/ShellContext';
import { AgreementInForceDocument } from './__generated__/agreementInForce';
import { type LegalText, legalTextOf } from './legalTexts';

type Read = { text: LegalText } | 'loading' | 'failed';

/** The text of a legal page; of the agreement, the published version in force. */
export function useLegalText(page: LegalPage) {
  const { platform } = useShell();
  const [read, setRead] = useState<Read>('loading');
  const [attempt, setAttempt] = useState(0);
  const isKept = page === '/member-agreement';

  useEffect(() => {
    if (!isKept) return;
    const leaving = new AbortController();
    setRead('loading');
    void sendGraphql(platform, AgreementInForceDocument, {}, { signal: leaving.signal }).then(
      ({ data, error }) => {
        if (leaving.signal.aborted) return;
        const parts = data?.agreements?.data?.[0]?.parts;
        // Never show another text than the one to accept.
        if (error || !data?.agreements?.ok) setRead('failed');
        else setRead({ text: { ...legalTextOf(page), ...(parts?.length && { parts }) } });
      },
    );
    return () => leaving.abort();
  }, [platform, page, isKept, attempt]);

  return {
    read: isKept ? read : { text: legalTextOf(page) },
    retry: () => setAttempt(attempt + 1),
  };
}
