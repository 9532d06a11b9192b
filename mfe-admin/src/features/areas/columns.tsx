import { type Column, Meta } from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { moment } from '../../components/moment';
import type { RemoteNow, SubgraphNow } from './areas.api';
import { areasText } from './areas.messages';
import { ReachBadge } from './ReachBadge';

export const subgraphColumns = (): readonly Column<SubgraphNow>[] => [
  { key: 'name', label: areasText.service, render: ({ name }) => <strong>{name}</strong> },
  { key: 'state', label: areasText.state, render: (service) => <ReachBadge reach={service} /> },
  { key: 'owner', label: areasText.owner, render: ({ owner }) => owner ?? '' },
  { key: 'version', label: areasText.version, render: ({ version }) => version ?? '' },
  { key: 'contract', label: areasText.contract, render: ({ contract }) => <code>{contract}</code> },
];

export const remoteColumns = (): readonly Column<RemoteNow>[] => [
  {
    key: 'name',
    label: areasText.area,
    render: ({ name, area, pages }) => (
      <Two>
        <strong>{name}</strong>
        <Meta as="small">{areasText.pages({ area, count: pages })}</Meta>
      </Two>
    ),
  },
  {
    key: 'code',
    label: areasText.code,
    render: ({ code }) => (
      <Two>
        <ReachBadge reach={code} />
        <Meta as="small">{code.address}</Meta>
      </Two>
    ),
  },
  {
    key: 'site',
    label: areasText.site,
    render: ({ site }) =>
      site && (
        <Two>
          <ReachBadge reach={site} />
          <Meta as="small">{site.address}</Meta>
        </Two>
      ),
  },
  { key: 'owner', label: areasText.owner, render: ({ owner }) => owner ?? '' },
  { key: 'version', label: areasText.version, render: ({ version }) => <code>{version}</code> },
  { key: 'contract', label: areasText.contract, render: ({ contract }) => contract },
  {
    key: 'since',
    label: areasText.published,
    render: ({ since, since_is_earlier, by }) =>
      since !== null && (
        <Two>
          <span>{since_is_earlier ? areasText.before({ time: moment(since) }) : moment(since)}</span>
          <Meta as="small">{by && areasText.by({ by })}</Meta>
        </Two>
      ),
  },
];

const Two = styled.span`
  display: grid;
  align-content: center;
  justify-items: start;
  min-height: 52px;
`;
