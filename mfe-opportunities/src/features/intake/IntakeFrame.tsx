import { useUser } from '@athenaeum/shell-contract';
import { CheckIcon, Container, Hint, LinkButton, Steps } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { intakeText, stepsText } from './intake.messages';
import { type IntakeStep, placeOf, stepPath } from './steps';

interface IntakeFrameProps {
  step: IntakeStep;
  steps: readonly { name: IntakeStep; isDone: boolean }[];
  /** "Saved 10:42" */
  savedText: string | null;
  children: ReactNode;
}

/** The wizard's frame: progress, one column of 640 px, and a link to leave beside the brand. */
export function IntakeFrame({ step, steps, savedText, children }: IntakeFrameProps) {
  const user = useUser();
  const laterId = useId();
  return (
    <Page>
      <WayOut>
        <Container>
          <Saved role="status">
            {savedText && (
              <>
                <CheckIcon size={16} />
                {savedText}
              </>
            )}
          </Saved>
          <LinkButton look="quiet" href={user ? '/opportunities' : '/'} aria-describedby={laterId}>
            {intakeText.later}
          </LinkButton>
        </Container>
      </WayOut>
      <Columns>
        <Steps
          label={intakeText.steps}
          current={placeOf(step)}
          steps={steps.map(({ name, isDone }) => ({
            label: stepsText[name],
            done: isDone,
            ...(isDone && { href: stepPath(name) }),
          }))}
        />
        <Column>
          {children}
          <Later id={laterId}>{intakeText.laterHow}</Later>
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

const Saved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  color: ${token.color.ink2};
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;

  ${media.under(500)} {
    & > svg {
      display: none;
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
