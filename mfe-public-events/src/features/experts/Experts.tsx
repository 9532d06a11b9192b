import { ArchPortrait, ErrorPanel, Loading, Meta, Section, Skeleton, Tabs } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { useContentExpertsQuery } from './experts.api';

const GROUPS = [
  { id: 'hosts', label: 'Hosts' },
  { id: 'experts', label: 'Experts' },
] as const;

/** Who one would meet. */
export function Experts() {
  const [group, setGroup] = useState<(typeof GROUPS)[number]['id']>('hosts');
  const { data, isError, isFetching, refetch } = useContentExpertsQuery({});
  const people = data?.[group]?.data;

  return (
    <Section title="Experts and hosts">
      <Tabs label="Experts and hosts" tabs={GROUPS} selected={group} onSelect={setGroup}>
        {isError || (data && !people) ? (
          <ErrorPanel
            title="Experts and hosts did not load"
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : people ? (
          <People>
            {people.map(({ slug, name, title, thumbnail }) => (
              <li key={slug}>
                <Portrait name={name} picture={thumbnail} size={184} />
                <Name>{name}</Name>
                <Meta>{title}</Meta>
              </li>
            ))}
          </People>
        ) : (
          <Loading label="Loading experts and hosts">
            <People as="div">
              {GROUPS.map(({ id }) => (
                <Skeleton key={id} $height="206px" />
              ))}
            </People>
          </Loading>
        )}
      </Tabs>
    </Section>
  );
}

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${token.space[24]};

  ${media.under(1070)} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.under(600)} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Portrait = styled(ArchPortrait)`
  width: 100%;
  height: auto;
  aspect-ratio: 1 / 1.12;
  margin-bottom: ${token.space[12]};
`;

const Name = styled.p`
  font-weight: ${token.weight.strong};
`;
