import { AskDialog, useDialogAnswer } from '@athenaeum/shell-contract';
import { TextField } from '@athenaeum/shared-ui';
import { type ReactNode, useRef, useState } from 'react';
import { commonText } from '../common.messages';
import { reasonText } from './reason.messages';

interface AskReasonProps {
  /** The button that opens the dialog; without one it is open at once. */
  trigger?: (open: () => void) => ReactNode;
  /** Called when the dialog closes. */
  onClose?: () => void;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The label of the confirm button: 'Hide it'. */
  confirm: string;
  /** For a destructive action. */
  danger?: boolean;
  hint?: string;
  optional?: boolean;
  max?: number;
  /** Validates the reason before it is sent; undefined when it is valid. */
  check?: (reason: string) => string | undefined;
  /** A mutation; its `error` is shown and the dialog stays. */
  send: (reason: string) => Promise<{ error?: unknown }>;
  /** Called on success while the dialog is open: not when it was closed before, as the user does something else by then. */
  onDone?: () => void;
}

/** A dialog that confirms an action and asks for its reason, for the audit log. */
export function AskReason({ trigger, onClose, ...question }: AskReasonProps) {
  const [isOpen, setOpen] = useState(!trigger);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <>
      {trigger?.(() => setOpen(true))}
      {isOpen && <ReasonDialog {...question} onClose={close} />}
    </>
  );
}

type ReasonDialogProps = Omit<AskReasonProps, 'trigger' | 'onClose'> & { onClose: () => void };

function ReasonDialog(props: ReasonDialogProps) {
  const { onClose, title, children, confirm, danger, hint, optional, max, check, send, onDone } = props;
  const conclude = useDialogAnswer(onClose);
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  const handleConfirm = async () => {
    const problem = check?.(reason);
    setWrong(problem);
    if (problem) return field.current?.focus();
    setSending(true);
    const { error } = await send(reason);
    setSending(false);
    setRefusal(error);
    const isDone = conclude(error, { failed: reasonText.failed({ confirm }) });
    if (isDone) onDone?.();
  };

  return (
    <AskDialog
      onClose={onClose}
      title={title}
      keep={commonText.cancel}
      confirm={confirm}
      look={danger ? 'danger' : undefined}
      isSending={isSending}
      onConfirm={() => void handleConfirm()}
      error={refusal}
    >
      <p>{children}</p>
      <TextField
        ref={field}
        label={commonText.reason}
        hint={hint}
        error={wrong}
        optional={optional}
        max={max}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </AskDialog>
  );
}
