import {
  Card,
  CircleAlertIcon,
  CircleCheckIcon,
  ClockIcon,
  Hint,
  Meta,
  Row,
  StatusBadge,
  useNow,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { BesideChecks } from '../../components/beside';
import { ageOf } from './cases';
import { requestsText } from './requests.messages';

/** Its place in the queue. */
export interface Queued {
  /** Epoch ms. */
  since: number;
  /** From 1. */
  place: number;
  count: number;
}

interface CaseFrameProps {
  queued: Queued;
  title: ReactNode;
  /** When it was requested, and about what. */
  asked: ReactNode;
  /** What the member wrote. */
  quote?: string | null;
  facts?: readonly (readonly [label: string, value: ReactNode])[];
  needs: readonly { words: ReactNode; isMet?: boolean }[];
  children?: ReactNode;
  actions: ReactNode;
}

/** The frame of every request: title, facts, requirements and actions. */
export function CaseFrame(props: CaseFrameProps) {
  const { queued, title, asked, quote, facts, needs, children, actions } = props;
  const id = useId();
  const now = useNow();
  return (
    <Frame as="section" aria-labelledby={id}>
      <Body>
        <Row $between>
          <StatusBadge tone="amber" icon={<ClockIcon />}>
            {requestsText.waited({ age: ageOf(queued.since, now) })}
          </StatusBadge>
          <Hint>{requestsText.place({ place: queued.place, count: queued.count })}</Hint>
        </Row>
        <h2 id={id}>{title}</h2>
        <Meta>{asked}</Meta>
        {quote && (
          <figure aria-label={requestsText.message}>
            <Quote>{quote}</Quote>
          </figure>
        )}
        {facts && (
          <Facts>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        )}
        <h3>{requestsText.checklist}</h3>
        <BesideChecks>
          {needs.map(({ words, isMet }, place) => (
            <li key={place} data-met={isMet}>
              {isMet ? <CircleCheckIcon size={20} /> : <CircleAlertIcon size={20} />}
              <span>{words}</span>
            </li>
          ))}
        </BesideChecks>
        {children}
      </Body>
      <Foot>{actions}</Foot>
    </Frame>
  );
}

const Frame = styled(Card)`
  border-color: ${token.color.control};

  ${media.from(1240)} {
    position: sticky;
    top: calc(${token.topbar} + ${token.space[16]});
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  padding: ${token.space[24]} ${token.space[32]};
  overflow-wrap: anywhere;

  & > h2 {
    font-size: ${token.text[24]};
  }

  & > h3 {
    margin-top: ${token.space[16]};
    font-family: inherit;
    font-size: ${token.text[16]};
    font-weight: ${token.weight.strong};
  }

  ${media.under(800)} {
    padding-inline: ${token.space[16]};
  }
`;

const Quote = styled.blockquote`
  margin: ${token.space[8]} 0 0;
  padding-left: ${token.space[16]};
  border-left: 2px solid ${token.color.accent};
  font: italic ${token.weight.serif} ${token.text[20]} / 1.45 ${token.font.serif};
  white-space: pre-line;
`;

const Facts = styled.dl`
  margin: ${token.space[8]} 0 0;
  font-size: ${token.text[14]};

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token.space[4]} ${token.space[16]};
    padding-block: 10px;
    border-top: 1px solid ${token.color.line};
  }

  & dt {
    color: ${token.color.ink2};
  }

  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  padding: ${token.space[16]} ${token.space[32]};
  border-top: 1px solid ${token.color.line};

  & > :first-child {
    flex: 1 1 auto;
  }

  ${media.under(800)} {
    padding-inline: ${token.space[16]};
  }

  /* Where they stand below each other, each is as wide as the card. */
  ${media.under(500)} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;
