import { CONFIDENTIAL_COMPANY } from '@athenaeum/opportunities-contract';
import { Card, Cover, EyeOffIcon, Meta, Section } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useId } from 'react';
import styled from 'styled-components';
import { OpportunityText, Terms } from '../../components/opportunityText';
import type { PostedText } from './posted.api';
import { postedText } from './posted.messages';

interface PreviewProps {
  title: string;
  /** A note above the card on who sees it. */
  note: string;
  text: PostedText;
}

/** The posting as members see it, or would see it. */
export function Preview({ title, note, text }: PreviewProps) {
  const { slug, company, industry, opportunityType, nearestRegionalHub, needs } = text;
  const heading = useId();
  const facts = [company || CONFIDENTIAL_COMPANY, industry, opportunityType, nearestRegionalHub];
  return (
    <Section title={title} note={note} flush>
      <Paper as="article" $padded aria-labelledby={heading}>
        <Head>
          <Picture slug={slug} ratio="1:1" />
          <div>
            <Title id={heading}>{text.title}</Title>
            <Facts>
              {!company && <EyeOffIcon size={16} />}
              <span>{facts.filter(Boolean).join(' · ')}</span>
            </Facts>
          </div>
        </Head>
        {needs && (
          <p>
            <b>{postedText.needs}</b> {needs}
          </p>
        )}
        <OpportunityText opportunity={text} />
        <Terms opportunity={text} />
      </Paper>
    </Section>
  );
}

const Paper = styled(Card)`
  display: grid;
  gap: ${token.space[24]};
  overflow-wrap: anywhere;

  & b {
    font-weight: ${token.weight.strong};
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[16]};

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Picture = styled(Cover)`
  border-radius: ${token.radius[8]};

  ${media.under(600)} {
    display: none;
  }
`;

const Title = styled.h3`
  font-size: ${token.text[24]};
  line-height: ${token.leading.snug};
`;

const Facts = styled(Meta)`
  display: flex;
  gap: 6px;
  margin-top: ${token.space[4]};

  & > svg {
    flex: none;
    margin-top: 3px;
  }
`;
