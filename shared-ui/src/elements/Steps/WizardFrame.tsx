import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { CheckIcon } from '../../icons';
import { media, token } from '../../theme';
import { LinkButton } from '../Button/LinkButton';
import { Container } from '../Layout/Layout';
import { Hint } from '../Layout/Text';
import { Steps, type StepsProps } from './Steps';

export type WizardFrameProps = StepsProps & {
  /** "Saved 10:42", announced as it changes. */
  saved: string | null;
  /** Being saved now: `saved` says so, without a tick. */
  isSaving?: boolean;
  /** How to leave and come back later. */
  later: { label: string; href: string; hint: string };
  children: ReactNode;
};

/** The frame of a wizard: progress, one column of 640 px, and a link to leave beside the brand. */
export function WizardFrame({ saved, isSaving = false, later, children, ...steps }: WizardFrameProps) {
  const laterId = useId();
  return (
    <Page>
      <WayOut>
        <Container>
          <Saved role="status">
            {saved && !isSaving && <CheckIcon size={16} />}
            {saved}
          </Saved>
          <LinkButton look="quiet" href={later.href} aria-describedby={laterId}>
            {later.label}
          </LinkButton>
        </Container>
      </WayOut>
      <Columns>
        <Steps {...steps} />
        <Column>
          {children}
          <Later id={laterId}>{later.hint}</Later>
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
