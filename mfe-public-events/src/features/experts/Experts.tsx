import { isMissing, useSearchParams } from '@athenaeum/shell-contract';
import { ArchPortrait, ErrorPanel, Lead, Loading, Meta, Section, Skeleton, Tabs } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { eventText } from '../../components/event.messages';
import { useContentHostGroupsQuery } from './experts.api';
import { expertsText } from './experts.messages';

const SKELETON_CARDS = 6;

/** Hosts and experts in host groups; the selected group is in the address. */
export function Experts() {
  const [params, setParams] = useSearchParams();
  const { data, isError, isFetching, refetch } = useContentHostGroupsQuery({});
  const groups = data?.hostGroups?.data;
  const group = groups?.find(({ key }) => key === params.get('hosts')) ?? groups?.[0];
  const select = (key: string) => {
    const next = new URLSearchParams(params);
    next.set('hosts', key);
    setParams(next, { replace: true });
  };

  if (groups?.length === 0) return null;
  return (
    <Section title={eventText.expertsAndHosts}>
      {groups && group ? (
        <Tabs
          label={eventText.expertsAndHosts}
          tabs={groups.map(({ key, title }) => ({ id: key, label: title }))}
          selected={group.key}
          onSelect={select}
        >
          {group.description && <Lead>{group.description}</Lead>}
          <People>
            {(group.leaders ?? []).map(({ slug, name, title, thumbnail }) => (
              <li key={slug}>
                <Portrait name={name} picture={thumbnail} size={184} />
                <Name>{name}</Name>
                <Meta>{title}</Meta>
              </li>
            ))}
          </People>
        </Tabs>
      ) : isError || isMissing(data, 'hostGroups') || data?.hostGroups?.ok === false ? (
        <ErrorPanel title={expertsText.notLoaded} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label={expertsText.loading}>
          <People as="div">
            {Array.from({ length: SKELETON_CARDS }, (_, index) => (
              <Skeleton key={index} $height="206px" />
            ))}
          </People>
        </Loading>
      )}
    </Section>
  );
}

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${token.space[24]};
  margin-top: ${token.space[24]};

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
