import {
  Button,
  Card,
  EyeOffIcon,
  Hint,
  PencilIcon,
  Prose,
  Row,
  Stack,
  TextLink,
} from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { DeskPosting } from './posting.api';

/** All that a posting says, as board support reads it. */
export function PostingText({ posting, onEdit }: { posting: DeskPosting; onEdit: () => void }) {
  const { company, isConfidential, website, nearestRegionalHub, desk, qualificationsSought } = posting;
  const site = website && /^https?:\/\//.test(website) ? website : null;
  return (
    <Card $padded as="section" aria-labelledby="posting-text">
      <Stack $gap={24}>
        <Row $between>
          <h2 id="posting-text">What it says</h2>
          <Button look="outlined" icon={<PencilIcon size={18} />} onClick={onEdit}>
            Edit
          </Button>
        </Row>
        <Facts>
          <Fact label="Type">{posting.opportunityType}</Fact>
          <Fact label="Company">
            {company}
            {isConfidential && (
              <Secret>
                <EyeOffIcon size={16} /> Confidential: only board support and admins see it
              </Secret>
            )}
          </Fact>
          <Fact label="Website">
            {site && (
              <TextLink href={site} target="_blank" rel="noreferrer">
                {new URL(site).hostname}
              </TextLink>
            )}
          </Fact>
          <Fact label="Industry">{posting.industry}</Fact>
          <Fact label="Business type">{posting.businessType}</Fact>
          <Fact label="Business size">{posting.businessSize}</Fact>
          <Fact label="Hub">
            {nearestRegionalHub && `${nearestRegionalHub}${desk?.showHub ? '' : ', not shown to members'}`}
          </Fact>
          <Fact label="Needs">{posting.needs}</Fact>
        </Facts>
        <Passage title="About the opportunity" text={posting.aboutRole} />
        <Passage title="About the company" text={posting.aboutCompany} />
        <Passage title="Qualifications sought" text={qualificationsSought?.join('\n')} />
      </Stack>
    </Card>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children || <Hint as="span">Not said</Hint>}</dd>
  </div>
);

const Passage = ({ title, text }: { title: string; text: string | null | undefined }) => (
  <section>
    <h3>{title}</h3>
    {text ? <Text>{text}</Text> : <Hint>Not said</Hint>}
  </section>
);

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[16]} ${token.space[24]};

  & dt {
    color: ${token.color.ink2};
    font-size: ${token.text[14]};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  ${media.under(600)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Secret = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  color: ${token.color.ink2};
  font-size: ${token.text[14]};
`;

const Text = styled(Prose)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
