import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '../../icons';
import { token } from '../../theme';

export type AccordionProps = {
  title: ReactNode;
  /** Open on first render. */
  defaultOpen?: boolean;
  /** Accordions of the same group close each other. */
  group?: string;
  children: ReactNode;
};

/** A native `<details>`; opens in 400 ms where the browser supports the transition. */
export function Accordion({ title, defaultOpen, group, children }: AccordionProps) {
  return (
    <Details open={defaultOpen} name={group}>
      <Summary>
        {title}
        <ChevronDownIcon size={20} />
      </Summary>
      <Body>{children}</Body>
    </Details>
  );
}

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};
  min-height: 56px;
  font-weight: ${token.weight.strong};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    color: ${token.color.accent};
  }

  & > svg {
    flex: none;
    transition: rotate ${token.motion.accordion} ${token.ease};
  }
`;

const Body = styled.div`
  padding-bottom: ${token.space[16]};
  color: ${token.color.ink2};
`;

const Details = styled.details`
  interpolate-size: allow-keywords;
  border-top: 1px solid ${token.color.line};

  &:last-of-type {
    border-bottom: 1px solid ${token.color.line};
  }

  &::details-content {
    block-size: 0;
    overflow: hidden;
    transition:
      block-size ${token.motion.accordion} ${token.ease},
      content-visibility ${token.motion.accordion} allow-discrete;
  }

  &[open]::details-content {
    block-size: auto;
  }

  &[open] > ${Summary} > svg {
    rotate: 180deg;
  }
`;
