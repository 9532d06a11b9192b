import { Button, Hint, Notice } from '@athenaeum/shared-ui';
import { useState } from 'react';

interface LeaveButtonProps {
  label: string;
  question: string;
  sending: boolean;
  problem: string | null;
  onLeave: () => void;
}

/** Asks once more: there is no way back to a seat that somebody else has. */
export function LeaveButton({ label, question, sending, problem, onLeave }: LeaveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button block look="outlined" onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  return (
    <>
      <Hint role="status">{question}</Hint>
      {problem && <Notice tone="vermilion" title={problem} />}
      <Button block large autoFocus loading={sending} onClick={onLeave}>
        {label}
      </Button>
      <Button block look="quiet" disabled={sending} onClick={() => setAsking(false)}>
        Keep it
      </Button>
    </>
  );
}
