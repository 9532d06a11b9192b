import { CheckIcon, type Column, Meta, StatusBadge } from '@athenaeum/shared-ui';
import { inWords } from '../../components/inWords';
import { moment } from '../../components/moment';
import type { MailRow } from './mailLog.api';

export const columns: readonly Column<MailRow>[] = [
  { key: 'to', label: 'To', render: ({ to }) => to.join(', ') },
  { key: 'template', label: 'Template', render: ({ template }) => inWords(template) },
  { key: 'state', label: 'State', render: (row) => <State {...row} /> },
  { key: 'list', label: 'Can be stopped', render: ({ list }) => list && inWords(list) },
  { key: 'at', label: 'When', render: ({ at }) => moment(at) },
];

function State({ state, problem, is_given_up }: MailRow) {
  if (state === 'sent')
    return (
      <StatusBadge tone="verdigris" icon={<CheckIcon />}>
        Sent
      </StatusBadge>
    );
  if (state === 'stopped') return <StatusBadge>Not wanted</StatusBadge>;
  return (
    <>
      <StatusBadge tone={is_given_up ? 'vermilion' : 'amber'}>
        {is_given_up ? 'Given up' : 'Will be tried again'}
      </StatusBadge>{' '}
      <Meta as="small">{problem}</Meta>
    </>
  );
}
