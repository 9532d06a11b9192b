import { type Column, Meta } from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { moment } from '../../components/moment';
import type { RemoteNow, SubgraphNow } from './areas.api';
import { ReachBadge } from './ReachBadge';

export const subgraphColumns: readonly Column<SubgraphNow>[] = [
  { key: 'name', label: 'Service', render: ({ name }) => <strong>{name}</strong> },
  { key: 'state', label: 'Now', render: (service) => <ReachBadge reach={service} /> },
  { key: 'owner', label: 'Owner', render: ({ owner }) => owner ?? '' },
  { key: 'version', label: 'Version', render: ({ version }) => version ?? '' },
  { key: 'contract', label: 'Contract', render: ({ contract }) => <code>{contract}</code> },
];

export const remoteColumns: readonly Column<RemoteNow>[] = [
  {
    key: 'name',
    label: 'Area',
    render: ({ name, area, pages }) => (
      <Two>
        <strong>{name}</strong>
        <Meta as="small">
          {area}, {pages} pages
        </Meta>
      </Two>
    ),
  },
  {
    key: 'code',
    label: 'Code',
    render: ({ code }) => (
      <Two>
        <ReachBadge reach={code} />
        <Meta as="small">{code.address}</Meta>
      </Two>
    ),
  },
  {
    key: 'site',
    label: 'Its own site',
    render: ({ site }) =>
      site && (
        <Two>
          <ReachBadge reach={site} />
          <Meta as="small">{site.address}</Meta>
        </Two>
      ),
  },
  { key: 'owner', label: 'Owner', render: ({ owner }) => owner ?? '' },
  { key: 'version', label: 'Version', render: ({ version }) => <code>{version}</code> },
  { key: 'contract', label: 'Contract', render: ({ contract }) => contract },
  {
    key: 'since',
    label: 'Published',
    render: ({ since, since_is_earlier, by }) =>
      since !== null && (
        <Two>
          <span>
            {since_is_earlier && 'before '}
            {moment(since)}
          </span>
          <Meta as="small">{by && `by ${by}`}</Meta>
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
