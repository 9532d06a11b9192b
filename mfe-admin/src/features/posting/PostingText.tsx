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
import { commonText } from '../../components/common.messages';
import { deadlineDay } from './deadlineDay';
import type { DeskPosting } from './posting.api';
import { postingText } from './posting.messages';

/** The full text of a posting, for board support. */
export function PostingText({ posting, onEdit }: { posting: DeskPosting; onEdit: () => void }) {
  const { company, isConfidential, website, nearestRegionalHub, desk, qualificationsSought } = posting;
  const site = website && /^https?:\/\//.test(website) ? website : null;
  return (
    <Card $padded as="section" aria-labelledby="posting-text">
      <Stack $gap={24}>
        <Row $between>
          <h2 id="posting-text">{postingText.posting}</h2>
          <Button look="outlined" icon={<PencilIcon size={18} />} onClick={onEdit}>
            {commonText.edit}
          </Button>
        </Row>
        <Facts>
          <Fact label={postingText.type}>{posting.opportunityType}</Fact>
          <Fact label={postingText.company}>
            {company}
            {isConfidential && (
              <Secret>
                <EyeOffIcon size={16} /> {postingText.confidential}
              </Secret>
            )}
          </Fact>
          <Fact label={postingText.website}>
            {site && (
              <TextLink href={site} target="_blank" rel="noreferrer">
                {new URL(site).hostname}
              </TextLink>
            )}
          </Fact>
          <Fact label={postingText.industry}>{posting.industry}</Fact>
          <Fact label={postingText.businessType}>{posting.businessType}</Fact>
          <Fact label={postingText.businessSize}>{posting.businessSize}</Fact>
          <Fact label={postingText.hub}>
            {nearestRegionalHub &&
              (desk?.showHub ? nearestRegionalHub : postingText.hubHidden({ hub: nearestRegionalHub }))}
          </Fact>
          <Fact label={postingText.compensation}>{posting.compensation}</Fact>
          <Fact label={postingText.commitment}>{posting.commitment}</Fact>
          <Fact label={postingText.term}>{posting.term}</Fact>
          <Fact label={postingText.applyBy}>{posting.deadline && deadlineDay(posting.deadline)}</Fact>
          <Fact label={postingText.needs}>{posting.needs}</Fact>
        </Facts>
        <Passage title={postingText.aboutRole} text={posting.aboutRole} />
        <Passage title={postingText.aboutCompany} text={posting.aboutCompany} />
        <Passage title={postingText.qualifications} text={qualificationsSought?.join('\n')} />
      </Stack>
    </Card>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children || <Hint as="span">{postingText.notGiven}</Hint>}</dd>
  </div>
);

const Passage = ({ title, text }: { title: string; text: string | null | undefined }) => (
  <section>
    <h3>{title}</h3>
    {text ? <Text>{text}</Text> : <Hint>{postingText.notGiven}</Hint>}
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
  gap: ${token.space[4]};
  color: ${token.color.ink2};
  font-size: ${token.text[14]};

  /* Beside its first line. */
  & > svg {
    margin-top: 3px;
  }
`;

const Text = styled(Prose)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
