import { moderateReviewInput } from '@athenaeum/content-contract';
import { messageOf, useNotify } from '@athenaeum/shell-contract';
import { Button, Dialog, Notice, Stack, TextField } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { type StaffReview, useContentModerateReviewMutation } from './feedback.api';

/** Takes a review away from where it is shown, or keeps it from there; asked once more, with the reason. */
export function HideReview({ review: { id, reviewer_name, updated_at } }: { review: StaffReview }) {
  const notify = useNotify();
  const [moderate, { isLoading, error, reset }] = useContentModerateReviewMutation();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<string | undefined>();

  const send = async () => {
    const input = { id, state: 'hidden', reason, updated_at } as const;
    const checked = moderateReviewInput.safeParse(input);
    if (!checked.success) return setMissing(checked.error.issues[0]?.message);
    const answer = await moderate({ input });
    if (answer.error) return;
    setOpen(false);
    notify('Hidden');
  };

  return (
    <>
      <Button
        look="outlined"
        onClick={() => {
          reset();
          setReason('');
          setMissing(undefined);
          setOpen(true);
        }}
      >
        Hide
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`Hide the review of ${reviewer_name}?`}
        sheet
        actions={
          <>
            <Button look="outlined" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button look="danger" loading={isLoading} onClick={() => void send()}>
              Hide it
            </Button>
          </>
        }
      >
        <Stack>
          <p>Nobody reads it any more but she who wrote it. It can be published again.</p>
          <TextField
            label="Reason"
            hint="Kept with the change; she does not read it."
            error={missing}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {error && <Notice tone="vermilion">{messageOf(error)}</Notice>}
        </Stack>
      </Dialog>
    </>
  );
}
