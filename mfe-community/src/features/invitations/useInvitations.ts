import { isApiError, messageOf } from '@athenaeum/shell-contract';
import { useEffect, useState } from 'react';
import type { ReferrerFragment } from './__generated__/invitations';
import { useUsersReferMutation } from './invitations.api';
import { writeDraftRows, readDraftRows } from './draftRows';
import { emptyRow, isEmpty, problemsOf, refusalOf, type Row, type RowField } from './rows';

/** The inviting member, as the payload names it. */
export type Referrer = ReferrerFragment;

/**
 * Rows of friends: validated from the first attempt on, sent one by one; failed rows stay, sent ones are not sent again.
 * Unsent rows are kept as a draft in this browser.
 */
export function useInvitations(referrer: Referrer) {
  const draft = `invitations.${referrer.id}`;
  const [refer] = useUsersReferMutation();
  const [rows, setRows] = useState<readonly Row[]>(() => readDraftRows(draft));
  const [wasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);

  useEffect(() => writeDraftRows(draft, rows), [draft, rows]);

  const change = (key: number, changed: (row: Row) => Row) =>
    setRows((last) => last.map((row) => (row.key === key ? changed(row) : row)));

  async function sendOne(row: Row): Promise<boolean> {
    const { first_name, last_name, email, company, linkedin } = row.values;
    const answer = await refer({
      input: {
        referred_first_name: first_name,
        referred_last_name: last_name,
        referred_email: email,
        referred_company: company,
        referred_linkedin: linkedin,
        referrer_first_name: referrer.first_name,
        referrer_last_name: referrer.last_name,
        referrer_email: referrer.email,
      },
    });
    const problem = answer.error
      ? refusalOf(messageOf(answer.error), isApiError(answer.error) ? answer.error.fields : undefined)
      : null;
    change(row.key, (last) => ({ ...last, isSent: !problem, problem }));
    return !problem;
  }

  /** Resolves with how many were sent in all, or null when one could not be sent. */
  async function send(): Promise<number | null> {
    if (isSending) return null;
    setTried(true);
    const filled = rows.filter((row) => !isEmpty(row));
    if (filled.some((row) => Object.keys(problemsOf(row)).length > 0)) return null;
    setSending(true);
    let allSent = true;
    // Sequentially: of two rows with the same address, the second is refused as a duplicate.
    for (const row of filled) if (!row.isSent) allSent = (await sendOne(row)) && allSent;
    setSending(false);
    return allSent ? filled.length : null;
  }

  return {
    rows,
    isSending,
    send,
    problemsOf: (row: Row) => (wasTried ? problemsOf(row) : {}),
    type: (key: number, field: RowField, value: string) =>
      change(key, (row) => ({ ...row, problem: null, values: { ...row.values, [field]: value } })),
    add: () => setRows((last) => [...last, emptyRow()]),
    remove: (key: number) => setRows((last) => last.filter((row) => row.key !== key)),
    reset: () => {
      setRows([emptyRow()]);
      setTried(false);
    },
  };
}

export type Invitations = ReturnType<typeof useInvitations>;
