import { AppLink } from '@athenaeum/shell-contract';
import { type Column, Meta } from '@athenaeum/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { VersionOfArea } from './releaseHistory.api';
import { historyText } from './releaseHistory.messages';
import { differenceInWords, libraryInWords, servedInWords, sizeInWords } from './words';

export type ActionsOf = (version: VersionOfArea) => ReactNode;

export const versionColumns = (
  remote: string,
  actionsOf: ActionsOf | null,
): readonly Column<VersionOfArea>[] => [
  {
    key: 'version',
    label: historyText.version,
    render: ({ version, killed }) => (
      <Cell>
        <AppLink to={`/admin/operations/releases/${remote}/${version}`}>
          <code>{version}</code>
        </AppLink>
        {killed && (
          <Meta as="small">
            {killed.reason ? historyText.killed({ reason: killed.reason }) : historyText.killedUnsaid}
          </Meta>
        )}
      </Cell>
    ),
  },
  {
    key: 'given',
    label: historyText.servedTo,
    render: ({ given }) => (
      <Cell as="ul">
        {given.map((served) => (
          <li key={`${served.from} ${served.percent}`}>
            {servedInWords(served)}
            {served.by && <Meta as="small"> {historyText.by({ by: served.by })}</Meta>}
          </li>
        ))}
      </Cell>
    ),
  },
  {
    key: 'first',
    label: historyText.firstLoad,
    render: ({ first, changes }) => <Size bytes={first} difference={changes?.first} />,
  },
  {
    key: 'all',
    label: historyText.allScripts,
    render: ({ all, changes }) => <Size bytes={all} difference={changes?.all} />,
  },
  {
    key: 'operations',
    label: historyText.operations,
    render: ({ changes }) => changes && <Names of={operationsOf(changes.operations)} />,
  },
  {
    key: 'libraries',
    label: historyText.libraries,
    render: ({ changes }) => changes && <Names of={changes.libraries.map(libraryInWords)} />,
  },
  ...(actionsOf
    ? [{ key: 'actions', label: historyText.actions, labelHidden: true, render: actionsOf }]
    : []),
];

function Size({ bytes, difference }: { bytes: number; difference: number | undefined }) {
  return (
    <Cell>
      <span>{sizeInWords(bytes)}</span>
      <Meta as="small">
        {difference === undefined ? historyText.firstKnown : differenceInWords(difference)}
      </Meta>
    </Cell>
  );
}

function Names({ of }: { of: readonly string[] }) {
  if (of.length === 0) return historyText.same;
  return (
    <Cell as="ul">
      {of.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Cell>
  );
}

const operationsOf = ({ added, removed }: { added: string[]; removed: string[] }): string[] => [
  ...(added.length > 0 ? [historyText.added({ names: added.join(', ') })] : []),
  ...(removed.length > 0 ? [historyText.removed({ names: removed.join(', ') })] : []),
];

const Cell = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  min-height: 52px;
`;
