import { EmptyState } from '@athenaeum/shared-ui';
import { inWords } from '../../components/inWords';
import { ListBody, ListFilter, ListTable, ListTabs, ListTools, useListView } from '../../components/list';
import { columnsOf } from './columns';
import { type Standing, useOperationsOutboxQuery } from './outbox.api';
import { outboxView, STANDINGS } from './outboxView';
import { TryKindAgain } from './TryKindAgain';

const NAMES: Record<Standing, string> = {
  dead: 'Given up',
  retrying: 'Tried again',
  waiting: 'Waiting',
  queued: 'Behind another',
  done: 'Delivered',
};

/** What leaves for mail and other systems, by how it stands. */
export function Outbox() {
  const { now, change, hrefWith } = useListView(outboxView);
  const query = useOperationsOutboxQuery(now);
  const { counts, given_up = [], channels = [] } = query.data?.outbox ?? {};
  const dead = now.standing === 'dead' ? given_up.find(({ kind }) => kind === now.kind) : undefined;

  return (
    <ListTabs
      label="Standings"
      tabs={STANDINGS.map((standing) => ({
        id: standing,
        label: NAMES[standing],
        count: counts?.[standing] ?? null,
      }))}
      selected={now.standing}
      onSelect={(standing) => change({ standing, kind: '' })}
    >
      <ListTools>
        <ListFilter
          label="Way out"
          placeholder="Any way out"
          options={channels.map(option)}
          value={now.channel}
          onChange={(channel) => change({ channel })}
        />
        {now.standing === 'dead' && given_up.length > 0 && (
          <ListFilter
            label="Kind"
            placeholder="Any kind"
            options={given_up.map(({ kind, count }) => ({
              value: kind,
              label: `${inWords(kind)} (${count})`,
            }))}
            value={now.kind}
            onChange={(kind) => change({ kind, channel: '' })}
          />
        )}
        {dead && <TryKindAgain {...dead} />}
      </ListTools>
      <ListBody
        name="Messages"
        query={query}
        field="outbox"
        page={now.page}
        hrefFor={(page) => hrefWith({ page })}
        empty={
          <EmptyState headingLevel={2} title="Nothing here" drawing="results">
            {now.standing === 'dead' && 'Nothing was given up.'}
          </EmptyState>
        }
      >
        {(rows) => <ListTable name="Messages" columns={columnsOf(now.standing)} rows={rows} />}
      </ListBody>
    </ListTabs>
  );
}

const option = (name: string) => ({ value: name, label: inWords(name) });
