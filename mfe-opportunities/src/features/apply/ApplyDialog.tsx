import { Dialog } from '@athenaeum/shared-ui';
import { useState } from 'react';
import type { ApplyTargetFragment } from './__generated__/applyTarget';
import { ApplyForm } from './ApplyForm';
import { applyFormText } from './applyForm.messages';
import { Received } from './Received';
import { useApplication } from './useApplication';

interface ApplyDialogProps {
  open: boolean;
  opportunity: ApplyTargetFragment;
  onClose: () => void;
  /** Called when sending failed; the form is kept for when the dialog is opened again. */
  onFailed: (problem: unknown) => void;
}

/** The application form, then its confirmation. */
export function ApplyDialog({ open, opportunity, onClose, onFailed }: ApplyDialogProps) {
  const [isReceived, setReceived] = useState(false);
  const application = useApplication(opportunity, { onReceived: () => setReceived(true), onFailed });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isReceived ? applyFormText.receivedTitle : applyFormText.title}
      sheet
    >
      {isReceived ? (
        <Received onClose={onClose} />
      ) : (
        <ApplyForm role={opportunity.role} application={application} onClose={onClose} />
      )}
    </Dialog>
  );
}
