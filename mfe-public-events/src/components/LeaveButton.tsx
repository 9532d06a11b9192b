import { deferAction, undoDeferred, useIsDeferred } from '@athenaeum/shell-contract';
import { Button, Hint, Notice } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { leaveText } from './leave.messages';

interface LeaveButtonProps {
  /** Id of the RSVP. */
  id: string;
  label: string;
  question: string;
  /** The seat goes to somebody else at once, or was paid for: withdrawing is delayed by ten seconds and can be undone. */
  isFinal: boolean;
  sending: boolean;
  problem: string | null;
  /** On a closing page the response is not read. */
  onLeave: (isClosing: boolean) => void;
}

/** Asks for confirmation, because the seat may be lost to somebody else. */
export function LeaveButton({ id, label, question, isFinal, sending, problem, onLeave }: LeaveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const isDeferred = useIsDeferred(id);
  const leave = () => {
    if (!isFinal) return onLeave(false);
    setAsking(false);
    deferAction(id, onLeave);
  };
  if (isDeferred)
    return (
      <>
        <Hint role="status">{leaveText.leaving}</Hint>
        <Button block look="outlined" autoFocus onClick={() => undoDeferred(id)}>
          {leaveText.keepSeat}
        </Button>
      </>
    );
  if (!isAsking)
    return (
      <>
        {problem && <Notice tone="vermilion" title={problem} />}
        <Button block look="outlined" loading={sending} onClick={() => setAsking(true)}>
          {label}
        </Button>
      </>
    );
  return (
    <>
      <Hint role="status">{question}</Hint>
      {problem && <Notice tone="vermilion" title={problem} />}
      <Button block large autoFocus loading={sending} onClick={leave}>
        {label}
      </Button>
      <Button block look="quiet" disabled={sending} onClick={() => setAsking(false)}>
        {leaveText.keep}
      </Button>
    </>
  );
}
