import { CheckIcon, type Column, Meta, StatusBadge } from '@athenaeum/shared-ui';
import { inWords } from '../../components/inWords';
import { listText } from '../../components/list';
import { moment } from '../../components/moment';
import type { MailRow } from './mailLog.api';
import { mailLogText } from './mailLog.messages';

export const columns = (): readonly Column<MailRow>[] => [
  { key: 'to', label: mailLogText.to, render: ({ to }) => to.join(', ') },
  { key: 'template', label: mailLogText.template, render: ({ template }) => inWords(template) },
  { key: 'state', label: listText.state, render: (row) => <State {...row} /> },
  { key: 'list', label: mailLogText.list, render: ({ list }) => list && inWords(list) },
  { key: 'at', label: mailLogText.at, render: ({ at }) => moment(at) },
];

function State({ state, problem, is_given_up }: MailRow) {
  if (state === 'sent')
    return (
      <StatusBadge tone="verdigris" icon={<CheckIcon />}>
        {mailLogText.sent}
      </StatusBadge>
    );
  if (state === 'stopped') return <StatusBadge>{mailLogText.unwanted}</StatusBadge>;
  return (
    <>
      <StatusBadge tone={is_given_up ? 'vermilion' : 'amber'}>
        {is_given_up ? mailLogText.givenUp : mailLogText.retrying}
      </StatusBadge>{' '}
      <Meta as="small">{problem}</Meta>
    </>
  );
}
