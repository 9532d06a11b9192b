import { ArrowLeftIcon, Button, Hint, LinkButton, Row, Stack } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { IntakeStep } from '@athenaeum/users-contract';
import { useId } from 'react';
import styled from 'styled-components';
import { stepBefore, stepPath } from './steps';
import { intakeText } from './intake.messages';

interface StepFootProps {
  step: IntakeStep;
  isSending: boolean;
  /** What is missing before continuing. */
  missing?: string | null | undefined;
  /** Label of the button: 'Continue' and 'Saving' by default. */
  words?: { idle: string; sending: string };
}

/** Back on the left, Continue on the right. */
export function StepFoot({ step, isSending, missing, words }: StepFootProps) {
  const reasonId = useId();
  const before = stepBefore(step);
  return (
    <Foot $between>
      {before ? (
        <LinkButton look="quiet" href={stepPath(before)} icon={<ArrowLeftIcon size={20} />}>
          {intakeText.back}
        </LinkButton>
      ) : (
        <span />
      )}
      <Stack $gap={8}>
        <Button
          type="submit"
          large
          loading={isSending}
          disabled={Boolean(missing)}
          aria-describedby={missing ? reasonId : undefined}
        >
          {isSending ? (words?.sending ?? intakeText.saving) : (words?.idle ?? intakeText.next)}
        </Button>
        {missing && <Hint id={reasonId}>{missing}</Hint>}
      </Stack>
    </Foot>
  );
}

const Foot = styled(Row)`
  padding-top: ${token.space[24]};
  border-top: 1px solid ${token.color.line};
`;
