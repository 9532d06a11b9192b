import { AskDialog } from '@athenaeum/shell-contract';
import { ArrowLeftIcon, Button, Hint, LinkButton, Row, Stack } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { intakeText } from './intake.messages';
import { type IntakeStep, stepBefore, stepPath } from './steps';

interface StepFootProps {
  step: IntakeStep;
  /** Label of the button to continue. */
  words: string;
  isSending?: boolean;
  /** What is missing before continuing. */
  missing: string | null;
  onReset: () => void;
}

/** Back and Reset on the left, Continue on the right. */
export function StepFoot({ step, words, isSending = false, missing, onReset }: StepFootProps) {
  const reasonId = useId();
  const [isAsking, setAsking] = useState(false);
  const before = stepBefore(step);
  return (
    <Foot>
      <Row $gap={8}>
        {before && (
          <LinkButton look="quiet" href={stepPath(before)} icon={<ArrowLeftIcon size={20} />}>
            {intakeText.back}
          </LinkButton>
        )}
        <Button look="quiet" onClick={() => setAsking(true)}>
          {intakeText.reset}
        </Button>
      </Row>
      <On $gap={8}>
        <Button
          type="submit"
          large
          loading={isSending}
          disabled={missing !== null}
          aria-describedby={missing === null ? undefined : reasonId}
        >
          {words}
        </Button>
        {missing !== null && <Hint id={reasonId}>{missing}</Hint>}
      </On>
      <AskDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={intakeText.resetTitle}
        keep={intakeText.keepAnswers}
        confirm={intakeText.clear}
        onConfirm={() => {
          setAsking(false);
          onReset();
        }}
      >
        <p>{intakeText.resetWhat}</p>
      </AskDialog>
    </Foot>
  );
}

const Foot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[16]};
  padding-top: ${token.space[24]};
  border-top: 1px solid ${token.color.line};

  ${media.under(500)} {
    grid-template-columns: minmax(0, 1fr);

    /* The main button first, in reach of the thumb. */
    & > :nth-child(2) {
      order: -1;
    }
  }
`;

const On = styled(Stack)`
  justify-items: end;
  text-align: right;

  ${media.under(500)} {
    justify-items: stretch;
    text-align: left;
  }
`;
