import styled, { css } from 'styled-components';
import { CheckIcon } from '../../icons';
import { media, token } from '../../theme';
import { VisuallyHidden } from '../Layout/Text';
import { stepsText } from './steps.messages';

export type StepsProps = {
  label?: string;
  /** `href` leads back to a step that is done. */
  steps: readonly { label: string; href?: string; done?: boolean }[];
  /** Index of the current step; those before it are done unless they say otherwise. */
  current: number;
};

/** Progress in a wizard: a list with ticks; up to 900 px a bar and one line. */
export function Steps({ label = stepsText.label, steps, current }: StepsProps) {
  const states = steps.map(({ done }, index) =>
    index === current ? 'now' : (done ?? index < current) ? 'done' : 'open',
  );
  return (
    <nav aria-label={label}>
      <List>
        {steps.map(({ label: words, href }, index) => (
          <Step key={words} $state={states[index]!} aria-current={index === current ? 'step' : undefined}>
            <Mark>{states[index] === 'done' ? <CheckIcon size={16} /> : index + 1}</Mark>
            {states[index] === 'done' ? (
              <>
                {href ? <a href={href}>{words}</a> : words}
                <VisuallyHidden>{stepsText.done}</VisuallyHidden>
              </>
            ) : (
              words
            )}
          </Step>
        ))}
      </List>
      <Short>
        <Bars aria-hidden="true">
          {states.map((state, index) => (
            <Bar key={index} $on={state !== 'open'} />
          ))}
        </Bars>
        <strong>{stepsText.stepOf({ step: current + 1, all: steps.length })}</strong> {steps[current]?.label}
      </Short>
    </nav>
  );
}

type State = 'done' | 'now' | 'open';

const List = styled.ol`
  padding: 0;
  list-style: none;

  ${media.upTo(900)} {
    display: none;
  }
`;

const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1px solid ${token.color.control};
  border-radius: 50%;
  background: ${token.color.page};
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;
`;

const looks = {
  open: css`
    color: ${token.color.ink3};
  `,
  now: css`
    color: ${token.color.ink};
    font-weight: ${token.weight.strong};

    & > ${Mark} {
      border-color: ${token.color.accent};
      background: ${token.color.accent};
      color: ${token.color.onAccent};
    }
  `,
  done: css`
    & > ${Mark} {
      border-color: ${token.color.goodLine};
      background: ${token.color.goodBg};
      color: ${token.color.goodFg};
    }
  `,
};

const Step = styled.li<{ $state: State }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  min-height: 48px;
  color: ${token.color.ink};

  /* Regardless of the state of the step before it. */
  li + &::before {
    content: '';
    position: absolute;
    top: -10px;
    left: 13.5px;
    width: 1px;
    height: 20px;
    background: ${token.color.control};
  }

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }

  ${({ $state }) => looks[$state]}
`;

const Short = styled.p`
  font-size: ${token.text[14]};
  color: ${token.color.ink2};

  & > strong {
    color: ${token.color.ink};
    font-weight: ${token.weight.strong};
  }

  ${media.over(900)} {
    display: none;
  }
`;

const Bars = styled.span`
  display: flex;
  gap: ${token.space[4]};
  margin-bottom: ${token.space[8]};
`;

const Bar = styled.span<{ $on: boolean }>`
  flex: 1;
  height: 4px;
  border-radius: 2px;
  background: ${({ $on }) => ($on ? token.color.accent : token.color.line)};
`;
