import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon, EyeOffIcon } from '../../icons';
import { media, token } from '../../theme';
import { Cover } from '../Cover/Cover';
import { VisuallyHidden } from '../Layout/Text';
import { columns, type ColumnWords } from './columns';
import { opportunityCardText } from './opportunityCard.messages';

export type OpportunityCardProps = {
  /** Anchor for its deep link, and what its picture is drawn from. */
  slug: string;
  role: string;
  industry?: string | null;
  /** Null for a confidential one: the server never sends the name. */
  company?: string | null;
  needs?: string | null;
  type: string;
  hub?: string | null;
  /** The pay band. */
  pay?: string | null;
  /** The last day: "Dec 17", "27 days left", and whether that is soon. */
  closes?: { day: string; left: string | null; soon: boolean } | null;
  /** The day it came onto the board: "Nov 17". */
  posted?: string | null;
  thumbnail?: string | null;
  /** What it stands at, in place of the last day: held, interviewing. */
  status?: ReactNode;
  /** Beside the day it was posted: new, applied. */
  badge?: ReactNode;
  words: ColumnWords;
  open: boolean;
  onToggle: () => void;
  /** Shown when open: about, company, qualifications, Apply now. */
  children: ReactNode;
};

/** A role on the board: a row of facts that opens in place (600 ms). */
export function OpportunityCard(props: OpportunityCardProps) {
  const { slug, role, industry, company, needs, type, hub, pay, closes, posted, thumbnail } = props;
  const { status, badge, words, open, onToggle, children } = props;
  const bodyId = useId();
  return (
    <Frame as="article" id={slug} $open={open}>
      <h2>
        <Row type="button" aria-expanded={open} aria-controls={bodyId} onClick={onToggle}>
          <Picture slug={slug} thumbnail={thumbnail} ratio="1:1" />
          <Main $alone={!badge}>
            <Role $quiet={Boolean(status)}>{role}</Role>
            <Company>
              {!company && <EyeOffIcon size={16} />}
              <span>
                {[company || opportunityCardText.confidential, industry].filter(Boolean).join(' · ')}
              </span>
            </Company>
          </Main>
          {needs && (
            <Needs>
              <b>{opportunityCardText.needs}</b> {needs}
            </Needs>
          )}
          <Type>
            <Said>{words.type}</Said>
            {type}
            {hub && (
              <HubBelow>
                <Said>{words.hub}</Said>
                {hub}
              </HubBelow>
            )}
          </Type>
          <Hub>
            {hub && (
              <>
                <Said>{words.hub}</Said>
                {hub}
              </>
            )}
          </Hub>
          <Pay>
            {pay && (
              <>
                <Said>{words.pay}</Said>
                {pay}
              </>
            )}
          </Pay>
          <Due>
            {status ??
              (closes && (
                <>
                  <Said>{words.closes}</Said>
                  <OnPhone>{words.closesOn}</OnPhone>
                  <span>{closes.day}</span>
                  {closes.left && <Left $soon={closes.soon}>{closes.left}</Left>}
                </>
              ))}
          </Due>
          <Posted>
            {posted && (
              <Day>
                <Said>{words.posted}</Said>
                <OnPhone>{words.posted}</OnPhone>
                {posted}
              </Day>
            )}
            {badge && <Badge>{badge}</Badge>}
          </Posted>
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

const Said = ({ children }: { children: string }) => <VisuallyHidden>{`${children}: `}</VisuallyHidden>;

/** Where the columns have no heads, in sight only: `Said` reads out the head. */
const OnPhone = ({ children }: { children: string }) => <Before aria-hidden="true">{children}</Before>;

const Frame = styled.div<{ $open: boolean }>`
  overflow: hidden;
  border: 1px solid transparent;
  border-bottom-color: ${token.color.line};
  ${({ $open }) =>
    $open &&
    `margin-block: ${token.space[8]};
    border-color: ${token.color.control};
    border-radius: ${token.radius[12]};
    background: ${token.color.card};`}

  ${media.upTo(900)} {
    margin-inline: calc(-1 * ${token.gutter});
    ${({ $open }) => $open && `margin-inline: calc(-1 * ${token.space[8]});`}
  }
`;

const Row = styled.button`
  ${columns}
  position: relative;
  row-gap: ${token.space[4]};
  width: 100%;
  min-height: 96px;
  padding-block: ${token.space[12]};
  font: ${token.weight.body} ${token.text[14]} / 1.4 ${token.font.sans};
  letter-spacing: 0;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  &[aria-expanded='false']:hover {
    background: ${token.color.card};
  }

  &:focus-visible {
    border-radius: ${token.radius[8]};
    outline-offset: -4px;
  }

  ${media.upTo(900)} {
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: 2px;
    align-items: start;
    min-height: 0;
    padding-inline: ${token.gutter};
  }
`;

const Picture = styled(Cover)`
  border-radius: ${token.radius[8]};

  ${media.upTo(900)} {
    display: none;
  }
`;

const Main = styled.span<{ $alone: boolean }>`
  ${media.upTo(900)} {
    grid-row: 1;
    grid-column: ${({ $alone }) => ($alone ? '1 / -1' : '1')};
    margin-bottom: 2px;
  }
`;

const Role = styled.span<{ $quiet: boolean }>`
  display: block;
  font: ${token.weight.serif} ${token.text[20]} / 1.2 ${token.font.serif};
  text-wrap: pretty;
  ${({ $quiet }) => $quiet && `color: ${token.color.ink2};`}

  ${Row}:hover & {
    color: ${token.color.accent};
  }
`;

const Company = styled.span`
  display: flex;
  gap: 6px;
  margin-top: 3px;
  color: ${token.color.ink2};
  text-wrap: wrap;

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

/* The one fact that is a sentence: below the row, as wide as its columns. */
const Needs = styled.span`
  grid-row: 2;
  grid-column: 2 / -2;
  color: ${token.color.ink2};
  text-wrap: wrap;

  & > b {
    font-weight: ${token.weight.strong};
    color: ${token.color.ink};
  }

  ${media.upTo(900)} {
    grid-row: 4;
    grid-column: 1 / -1;
    margin-top: ${token.space[4]};
  }
`;

const Type = styled.span`
  ${media.upTo(900)} {
    grid-row: 2;
    grid-column: 1;
    color: ${token.color.ink2};
  }
`;

const HubBelow = styled.span`
  display: none;
  color: ${token.color.ink3};

  ${media.under(1240)} {
    display: block;
  }

  ${media.upTo(900)} {
    display: inline;
    color: inherit;

    /* The dot stays with the word before it: a line never begins with one. */
    &::before {
      content: '\\00a0· ';
    }
  }
`;

const Hub = styled.span`
  ${media.under(1240)} {
    display: none;
  }
`;

const Pay = styled.span`
  ${media.upTo(900)} {
    grid-row: 3;
    grid-column: 1;
    align-self: center;
  }
`;

const Due = styled.span`
  ${media.upTo(900)} {
    grid-row: 3;
    grid-column: 2;
    justify-self: end;
    text-align: right;
    color: ${token.color.ink2};
  }
`;

const Left = styled.span<{ $soon: boolean }>`
  display: block;
  color: ${token.color.ink3};
  ${({ $soon }) => $soon && `color: ${token.color.waitlistFg}; font-weight: ${token.weight.strong};`}

  ${media.upTo(900)} {
    ${({ $soon }) => !$soon && 'display: none;'}
  }
`;

const Posted = styled.span`
  ${media.upTo(900)} {
    display: contents;
  }
`;

const Day = styled.span`
  display: block;

  ${media.upTo(900)} {
    grid-row: 2;
    grid-column: 2;
    text-align: right;
    color: ${token.color.ink3};
  }
`;

const Badge = styled.span`
  display: block;
  margin-top: 2px;

  ${media.upTo(900)} {
    grid-row: 1;
    grid-column: 2;
    justify-self: end;
    margin: 0;
  }
`;

const Before = styled.span`
  display: none;
  margin-right: 4px;

  ${media.upTo(900)} {
    display: inline;
  }
`;

const Arrow = styled(ChevronDownIcon)<{ $open: boolean }>`
  color: ${token.color.ink3};
  transition: rotate ${token.motion.card} ${token.ease};
  ${({ $open }) => $open && 'rotate: 180deg;'}

  ${media.upTo(900)} {
    display: none;
  }
`;

const Reveal = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
  padding: ${token.space[8]} ${token.space[24]} ${token.space[32]} 88px;

  ${media.upTo(900)} {
    padding: ${token.space[8]} ${token.gutter} ${token.space[24]};
  }
`;
