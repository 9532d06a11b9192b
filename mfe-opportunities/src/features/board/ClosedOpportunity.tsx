import { CONFIDENTIAL_COMPANY } from '@athenaeum/opportunities-contract';
import { Card, LinkButton, Loading, Meta, Notice, Skeleton, Stack, TextLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { factsOf } from '../../components/opportunityText';
import { type SimilarOpportunity, useOpportunitiesClosedQuery } from './board.api';
import { closedText } from './board.messages';
import { addressOfCard } from './boardView';

/** Shown for a link to a closed opportunity, with links to similar ones. */
export function ClosedOpportunity({ slug }: { slug: string }) {
  const { currentData, isLoading } = useOpportunitiesClosedQuery({ id: slug });
  const closed = currentData?.closedOpportunity?.data;
  if (isLoading)
    return (
      <Loading label={closedText.loading}>
        <Skeleton $height="120px" />
      </Loading>
    );
  if (!closed) return <Notice>{closedText.gone}</Notice>;
  return (
    <Card $padded as="section" aria-labelledby="closed-opportunity">
      <Stack>
        <Stack $gap={4}>
          <Title id="closed-opportunity">
            {closed.stage === 'review'
              ? closedText.notNow({ title: closed.title })
              : closedText.closed({ title: closed.title })}
          </Title>
          <Meta>{closed.similar.length > 0 ? closedText.similarBelow : closedText.openBelow}</Meta>
        </Stack>
        {closed.similar.length > 0 && (
          <List>
            {closed.similar.map((opportunity) => (
              <SimilarRow key={opportunity.id} opportunity={opportunity} />
            ))}
          </List>
        )}
        <div>
          <LinkButton look="outlined" href="/opportunities">
            {closedText.seeAll}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  );
}

const SimilarRow = ({ opportunity }: { opportunity: SimilarOpportunity }) => (
  <li>
    <TextLink href={addressOfCard(opportunity.slug)}>{opportunity.role}</TextLink>
    <Meta>
      {[opportunity.company || CONFIDENTIAL_COMPANY, ...factsOf(opportunity, Date.now())].join(' · ')}
    </Meta>
  </li>
);

const Title = styled.h2`
  font-size: ${token.text[24]};
  line-height: ${token.leading.snug};
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  border-top: 1px solid ${token.color.line};

  & > li {
    padding-block: ${token.space[12]};
    border-bottom: 1px solid ${token.color.line};
    overflow-wrap: anywhere;
  }
`;
