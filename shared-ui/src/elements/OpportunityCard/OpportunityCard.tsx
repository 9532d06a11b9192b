import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon, EyeOffIcon } from '../../icons';
import { media, token } from '../../theme';
import { Cover } from '../Cover/Cover';
import { Card } from '../Layout/Layout';
import { opportunityCardText } from './opportunityCard.messages';

export type OpportunityCardProps = {
  /** Anchor for its deep link, and what its picture is drawn from. */
  slug: string;
  role: string;
  industry?: string | null;
  /** Null for a confidential one: the server never sends the name. */
  company?: string | null;
  needs?: string | null;
  /** Type, hub and the like, in one line. */
  facts?: readonly string[];
  thumbnail?: string | null;
  badge?: ReactNode;
  open: boolean;
  onToggle: () => void;
  /** Shown when open: about, company, qualifications, Apply now. */
  children: ReactNode;
};

/** A role on the board; opens in place (600 ms). */
export function OpportunityCard(props: OpportunityCardProps) {
  const {
    slug,
    role,
    industry,
    company,
    needs,
    facts = [],
    thumbnail,
    badge,
    open,
    onToggle,
    children,
  } = props;
  const bodyId = useId();
  return (
    <Frame as="article" id={slug} $open={open} $link={!open}>
      <h2>
        <Row type="button" aria-expanded={open} aria-controls={bodyId} onClick={onToggle}>
          <Picture slug={slug} thumbnail={thumbnail} ratio="1:1" />
          <Main>
            {badge && <span>{badge}</span>}
            <Role>{role}</Role>
            <Company>
              {!company && <EyeOffIcon size={16} />}
              {[company || opportunityCardText.confidential, industry].filter(Boolean).join(' · ')}
            </Company>
            {facts.length > 0 && <Facts>{facts.join('\u00a0· ')}</Facts>}
            {needs && (
              <Needs>
                <b>{opportunityCardText.needs}</b> {needs}
              </Needs>
            )}
          </Main>
          <Arrow size={22} $open={open} />
        </Row>
      </h2>
      <Reveal id={bodyId} $open={open} inert={!open}>
        <div>
          <Body>{children}</Body>
        </div>
      </Reveal>
    </Frame>
  );
}

const Frame = styled(Card)<{ $open: boolean }>`
  overflow: hidden;
  ${({ $open }) => $open && `border-color: ${token.color.control};`}
`;

const Row = styled.button`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) 24px;
  align-items: center;
  gap: ${token.space[24]};
  width: 100%;
  padding: ${token.space[24]};
  font: ${token.weight.body} ${token.text[16]} / ${token.leading.body} ${token.font.sans};
  letter-spacing: 0;

  &:focus-visible {
    border-radius: ${token.radius[12]};
    outline-offset: -4px;
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr) 24px;
    align-items: start;
    gap: ${token.space[12]};
    padding: ${token.space[16]};
  }
`;

const Picture = styled(Cover)`
  ${media.under(600)} {
    display: none;
  }
`;

const Main = styled.span`
  display: grid;
  gap: ${token.space[4]};
`;

const Role = styled.span`
  margin-top: ${token.space[4]};
  font: ${token.weight.serif} ${token.text[24]} / 1.2 ${token.font.serif};

  ${Row}:hover & {
    color: ${token.color.accent};
  }
`;

const Company = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: ${token.text[14]};
  color: ${token.color.ink2};
`;

const Facts = styled.span`
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;
  color: ${token.color.ink2};
`;

const Needs = styled.span`
  font-size: ${token.text[14]};

  & > b {
    font-weight: ${token.weight.strong};
  }
`;

const Arrow = styled(ChevronDownIcon)<{ $open: boolean }>`
  color: ${token.color.ink3};
  transition: rotate ${token.motion.card} ${token.ease};
  ${({ $open }) => $open && 'rotate: 180deg;'}
`;

const Reveal = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-rows: ${({ $open }) => ($open ? '1fr' : '0fr')};
  visibility: ${({ $open }) => ($open ? 'visible' : 'hidden')};
  transition:
    grid-template-rows ${token.motion.card} ${token.ease},
    visibility ${token.motion.card};

  & > div {
    min-height: 0;
    overflow: hidden;
  }
`;

const Body = styled.div`
  padding: 0 ${token.space[24]} ${token.space[32]} calc(112px + 2 * ${token.space[24]});

  ${media.under(600)} {
    padding: 0 ${token.space[16]} ${token.space[24]};
  }
`;
