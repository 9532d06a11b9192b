import { isApiError, messageOf } from '@athenaeum/shell-contract';
import { HELD_STATUS, OPPORTUNITY_MESSAGES } from '@athenaeum/opportunities-contract';
import { Button, CheckIcon, Hint, onDemandText, Notice, TextButton, useOnDemand } from '@athenaeum/shared-ui';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { ApplyTargetFragment } from './__generated__/applyTarget';
import { applyActionText } from './applyAction.messages';

/** "Apply now" with its dialog; 'Applied' after an application, or why it is not possible. */
export function ApplyAction({ opportunity }: { opportunity: ApplyTargetFragment }) {
  const { status, can_apply, my_application } = opportunity;
  const [problem, setProblem] = useState<unknown>(null);
  const dialog = useOnDemand(() => import('./ApplyDialog'));
  const ApplyDialog = dialog.part?.ApplyDialog;
  const reasonId = useId();
  // Closed, on hold or applied for in another tab: a retry would be refused again.
  const isRefused = isApiError(problem) && problem.code === 'CONFLICT';
  const reason =
    my_application || can_apply
      ? null
      : status === HELD_STATUS
        ? applyActionText.onHold
        : applyActionText.closed;

  const open = () => {
    setProblem(null);
    dialog.open();
  };
  return (
    <>
      <Button
        large
        disabled={Boolean(my_application) || !can_apply || isRefused}
        icon={my_application && <CheckIcon size={18} />}
        loading={dialog.isLoading}
        aria-haspopup="dialog"
        aria-describedby={reason ? reasonId : undefined}
        onClick={open}
      >
        {my_application ? OPPORTUNITY_MESSAGES.applied : OPPORTUNITY_MESSAGES.apply}
      </Button>
      {reason && <Hint id={reasonId}>{reason}</Hint>}
      {dialog.hasFailed && <Hint role="alert">{onDemandText.notLoaded}</Hint>}
      {problem !== null && (
        <Problem>
          <Notice
            tone="vermilion"
            title={applyActionText.failed}
            action={!isRefused && <TextButton onClick={open}>{applyActionText.again}</TextButton>}
          >
            {messageOf(problem)}
          </Notice>
        </Problem>
      )}
      {ApplyDialog && (
        <ApplyDialog
          open={dialog.isOpen}
          opportunity={opportunity}
          onClose={dialog.close}
          onFailed={(error) => {
            dialog.close();
            setProblem(error);
          }}
        />
      )}
    </>
  );
}

const Problem = styled.div`
  flex: 1 0 100%;
  order: 1;
`;
