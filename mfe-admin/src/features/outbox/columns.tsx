import { type Column, Meta, StatusBadge } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { inWords } from '../../components/inWords';
import { CellActions } from '../../components/list';
import { moment } from '../../components/moment';
import type { OutboxRow, MessageStatus } from './outbox.api';
import { outboxText } from './outbox.messages';
import { problemInWords } from './problemInWords';
import { TryMessageAgain } from './TryMessageAgain';

/** The columns of the table, by the status of its messages. */
export const columnsOf = (status: MessageStatus): readonly Column<OutboxRow>[] => [
  {
    key: 'kind',
    label: outboxText.message,
    render: ({ kind, channel }) => (
      <Two>
        <span>{inWords(kind)}</span>
        <Meta as="small">{inWords(channel)}</Meta>
      </Two>
    ),
  },
  ...(status === 'done' || status === 'queued' ? [] : [problem()]),
  { key: 'attempts', label: outboxText.attempts, render: ({ attempts }) => attempts },
  { key: 'created', label: outboxText.created, render: ({ created_at }) => moment(created_at) },
  ...(status === 'dead' || status === 'done'
    ? [
        {
          key: 'settled',
          label: status === 'dead' ? outboxText.gaveUp : outboxText.delivered,
          render: ({ settled_at }: OutboxRow) => moment(settled_at),
        },
      ]
    : status === 'queued'
      ? []
      : [due()]),
  ...(status === 'dead' || status === 'retrying' ? [again()] : []),
];

const problem = (): Column<OutboxRow> => ({
  key: 'problem',
  label: outboxText.problem,
  render: ({ problem: code }) =>
    code && (
      <Two>
        <span>{problemInWords(code)}</span>
        <Meta as="small">{code}</Meta>
      </Two>
    ),
});

const due = (): Column<OutboxRow> => ({
  key: 'due',
  label: outboxText.nextAttempt,
  render: ({ due_at, is_under_way }) =>
    is_under_way ? <StatusBadge tone="slate">{outboxText.underWay}</StatusBadge> : moment(due_at),
});

const again = (): Column<OutboxRow> => ({
  key: 'again',
  label: outboxText.retry,
  labelHidden: true,
  render: (row) =>
    !row.is_under_way && (
      <CellActions>
        <TryMessageAgain row={row} />
      </CellActions>
    ),
});

const Two = styled.span`
  display: grid;
  align-content: center;
  min-height: 44px;

  & > small {
    color: ${token.color.ink3};
  }
`;
