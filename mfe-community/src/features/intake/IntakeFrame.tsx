import { INTAKE_STEPS, type IntakeStep } from '@athenaeum/users-contract';
import { Container, Hint, LinkButton, Steps } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { intakeText } from './intake.messages';
import { SavedLine } from './SavedLine';
import { stepNameText } from './stepName.messages';
import { stepIndex, stepPath } from './steps';

interface IntakeFrameProps {
  step: IntakeStep;
  /** The furthest step the member has come to: those before it are done. */
  reached: IntakeStep;
  /** Epoch ms of the last answer that was saved in this visit. */
  savedAt?: number | null;
  isSaving?: boolean;
  children: ReactNode;
}

/** The wizard's frame: progress, one column of 640 px, and a link to leave beside the brand. */
export function IntakeFrame({ step, reached, savedAt = null, isSaving = false, children }: IntakeFrameProps) {
  const laterId = useId();
  return (
    <Page>
      <WayOut>
        <Container>
          <SavedLine savedAt={savedAt} isSaving={isSaving} />
          <LinkButton look="quiet" href="/" aria-describedby={laterId}>
            {intakeText.finishLater}
          </LinkButton>
        </Container>
      </WayOut>
      <Columns>
        <Steps
          label={intakeText.steps}
          current={stepIndex(step)}
          steps={INTAKE_STEPS.map((name) => {
            const isDone = stepIndex(name) < stepIndex(reached);
            return { label: stepNameText[name], done: isDone, ...(isDone && { href: stepPath(name) }) };
          })}
        />
        <Column>
          {children}
          <Later id={laterId}>{intakeText.later}</Later>
        </Column>
      </Columns>
    </Page>
  );
}

const Page = styled.div`
  padding-block: ${token.space[48]} ${token.space[64]};

  ${media.upTo(900)} {
    padding-top: ${token.space[24]};
  }
`;

/* At the free end of the top bar. */
const WayOut = styled.div`
  position: fixed;
  z-index: ${token.layer.topbar};
  inset: 0 0 auto;
  pointer-events: none;

  & > * {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${token.space[12]};
    height: ${token.topbar};
  }

  & a {
    pointer-events: auto;
  }

  ${media.under(600)} {
    & > * {
      gap: 0;
    }

    & a {
      padding-right: 0;
    }
  }
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${token.space[32]};
  grid-template-columns: minmax(0, ${token.containerNarrow});
  justify-content: center;

  ${media.over(900)} {
    grid-template-columns: 224px minmax(0, ${token.containerNarrow});
    justify-content: start;
    gap: ${token.space[48]};
    align-items: start;

    & > nav {
      position: sticky;
      top: calc(${token.topbar} + ${token.space[32]});
    }
  }
`;

const Later = styled(Hint)`
  margin-top: ${token.space[24]};
`;

const Column = styled.div`
  min-width: 0;

  & h1:focus {
    outline: none;
  }
`;
