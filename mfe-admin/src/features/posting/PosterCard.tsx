import { Card, Hint, Stack, TextLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { day } from '../../components/day';
import type { DeskPosting } from './posting.api';
import { postingText } from './posting.messages';

/** The poster, and the contact person. */
export function PosterCard({ posting: { desk } }: { posting: DeskPosting }) {
  const poster = desk?.poster;
  return (
    <Card $padded as="section" aria-label={postingText.poster}>
      <Stack>
        <h2>{postingText.poster}</h2>
        {poster ? (
          <Facts>
            <Fact label={postingText.name}>{poster.name}</Fact>
            <Fact label={postingText.email}>
              <TextLink href={`mailto:${poster.email}`}>{poster.email}</TextLink>
            </Fact>
            <Fact label={postingText.relationship}>{poster.relationship}</Fact>
            <Fact label={postingText.company}>{poster.company}</Fact>
            <Fact label={postingText.heardFrom}>{poster.hearAboutAthena}</Fact>
            <Fact label={postingText.contact}>
              {poster.contactName}
              <br />
              <TextLink href={`mailto:${poster.contactEmail}`}>{poster.contactEmail}</TextLink>
            </Fact>
            <Fact label={postingText.shared}>{day(desk.submitted_at)}</Fact>
          </Facts>
        ) : (
          <Hint>{postingText.byStaff}</Hint>
        )}
      </Stack>
    </Card>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;

const Facts = styled.dl`
  display: grid;
  gap: ${token.space[12]};

  & dt {
    color: ${token.color.ink2};
    font-size: ${token.text[14]};
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
