import { Button, type ButtonLook, Dialog, type DialogProps, Notice, Stack } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import { messageOf } from '../api/apiError';

interface AskDialogProps extends Pick<DialogProps, 'title' | 'onClose' | 'sheet'> {
  /** False where it stays mounted while it is closed. */
  open?: boolean;
  /** The label of the button that closes it and changes nothing. */
  keep: string;
  /** The label of the button that acts. */
  confirm: ReactNode;
  look?: ButtonLook | undefined;
  /** Absent where the button submits `form`. */
  onConfirm?: () => void;
  /** The id of a form in it. */
  form?: string;
  isSending?: boolean;
  isDisabled?: boolean;
  /** Of the last attempt, shown below the content. */
  error?: unknown;
  errorTitle?: string;
  gap?: 12 | 16 | 24;
  children: ReactNode;
}

/** A dialog with two ways out: to do what it asks, or to leave everything as it is. It stays open while it is sent. */
export function AskDialog(props: AskDialogProps) {
  const { open = true, title, onClose, sheet = true, keep, confirm, look, onConfirm, form } = props;
  const { isSending, isDisabled, error, errorTitle, gap = 16, children } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      sheet={sheet}
      actions={
        <>
          <Button look="outlined" onClick={onClose}>
            {keep}
          </Button>
          <Button
            look={look}
            type={form ? 'submit' : 'button'}
            form={form}
            loading={isSending}
            disabled={isDisabled}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Stack $gap={gap}>
        {children}
        {error !== undefined && error !== null && (
          <Notice tone="vermilion" title={errorTitle}>
            {messageOf(error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
