import { inWords } from '../../components/inWords';
import { ListFilter, ListRows, ListTabs, ListTools, useListView } from '../../components/list';
import { columnsOf } from './columns';
import { useOperationsOutboxQuery } from './outbox.api';
import { outboxText } from './outbox.messages';
import { outboxStatusText } from './outboxStatus.messages';
import { outboxView, STATUSES } from './outboxView';
import { TryKindAgain } from './TryKindAgain';

/** Outbox messages to mail and other systems, by status. */
export function Outbox() {
  const list = useListView(outboxView);
  const { view, change } = list;
  const query = useOperationsOutboxQuery(view);
  const { counts, given_up = [], channels = [] } = query.data?.outbox ?? {};
  const dead = view.status === 'dead' ? given_up.find(({ kind }) => kind === view.kind) : undefined;

  return (
    <ListTabs
      label={outboxText.statuses}
      tabs={STATUSES.map((status) => ({
        id: status,
        label: outboxStatusText[status],
        count: counts?.[status] ?? null,
      }))}
      selected={view.status}
      onSelect={(status) => change({ status, kind: '' })}
    >
      <ListTools>
        <ListFilter
          label={outboxText.channel}
          placeholder={outboxText.anyChannel}
          options={channels.map(option)}
          value={view.channel}
          onChange={(channel) => change({ channel })}
        />
        {view.status === 'dead' && given_up.length > 0 && (
          <ListFilter
            label={outboxText.kind}
            placeholder={outboxText.anyKind}
            options={given_up.map(({ kind, count }) => ({
              value: kind,
              label: outboxText.kindCount({ kind: inWords(kind), count }),
            }))}
            value={view.kind}
            onChange={(kind) => change({ kind, channel: '' })}
          />
        )}
        {dead && <TryKindAgain {...dead} />}
      </ListTools>
      <ListRows
        name={outboxText.messages}
        query={query}
        field="outbox"
        list={list}
        none={{ children: view.status === 'dead' && outboxText.nothingFailed }}
        columns={columnsOf(view.status)}
      />
    </ListTabs>
  );
}

const option = (name: string) => ({ value: name, label: inWords(name) });
