import { AskDialog, useDialogAnswer } from '@athenaeum/shell-contract';
import { Button, Meta, Stack } from '@athenaeum/shared-ui';
import { useState } from 'react';
import { type Posted, useOpportunitiesClosePostingMutation } from './posted.api';
import { changePostingText } from './posted.messages';

interface ClosePostingProps {
  posting: Posted;
  token: string;
  /** Called after closing, when this card with the focus is unmounted. */
  onClosed: () => void;
}

/** Closes a posting, after confirmation. */
export function ClosePosting(props: ClosePostingProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section>
      <Stack $gap={12}>
        <h2>{changePostingText.found}</h2>
        <Meta>{changePostingText.foundHow}</Meta>
        <div>
          <Button block look="danger" onClick={() => setAsking(true)}>
            {changePostingText.close}
          </Button>
        </div>
      </Stack>
      {isAsking && <CloseDialog {...props} onClose={() => setAsking(false)} />}
    </section>
  );
}

type CloseDialogProps = ClosePostingProps & { onClose: () => void };

function CloseDialog({ posting, token, onClosed, onClose }: CloseDialogProps) {
  const conclude = useDialogAnswer(onClose);
  const [close, { isLoading, error }] = useOpportunitiesClosePostingMutation();

  const send = async () => {
    const answer = await close({ input: { token } });
    conclude(answer.error, { failed: changePostingText.notClosed });
    if (!answer.error) onClosed();
  };

  return (
    <AskDialog
      onClose={onClose}
      title={changePostingText.closeTitle({ title: posting.title })}
      keep={changePostingText.keepOpen}
      confirm={changePostingText.closeIt}
      look="danger"
      isSending={isLoading}
      onConfirm={() => void send()}
      error={error}
    >
      <p>{changePostingText.closeWhat}</p>
    </AskDialog>
  );
}
