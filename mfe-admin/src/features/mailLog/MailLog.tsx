import { Button, EmptyState, Notice, Stack } from '@athenaeum/shared-ui';
import { inWords } from '../../components/inWords';
import { ListBody, ListFilter, ListSearch, ListTable, ListTools, useListView } from '../../components/list';
import { columns } from './columns';
import { useOperationsMailQuery } from './mailLog.api';
import { mailView } from './mailView';

/** Who was written to, by which template, and what became of it. */
export function MailLog() {
  const { now, change, hrefWith } = useListView(mailView);
  const query = useOperationsMailQuery(now);
  const { stopped = [], templates = [] } = query.currentData?.mail ?? {};
  const isNarrowed = Boolean(now.address || now.template || now.state);

  return (
    <Stack $gap={16}>
      <ListTools>
        <ListSearch
          label="Search by address"
          placeholder="Address, from its beginning"
          value={now.address}
          onChange={(address) => change({ address })}
        />
        <ListFilter
          label="Template"
          placeholder="Any template"
          options={templates.map((name) => ({ value: name, label: inWords(name) }))}
          value={now.template}
          onChange={(template) => change({ template })}
        />
        <ListFilter
          label="State"
          placeholder="Any state"
          options={[
            { value: 'sent', label: 'Sent' },
            { value: 'stopped', label: 'Not wanted' },
            { value: 'failed', label: 'Failed' },
          ]}
          value={now.state}
          onChange={(state) => change({ state })}
        />
      </ListTools>
      {stopped.length > 0 && (
        <Notice title="Unsubscribed.">
          {now.address.trim()} wants no more mail of these kinds: {stopped.map(inWords).join(', ')}.
        </Notice>
      )}
      <ListBody
        name="Mail"
        query={query}
        field="mail"
        page={now.page}
        hrefFor={(page) => hrefWith({ page })}
        empty={
          <EmptyState
            headingLevel={2}
            title={isNarrowed ? 'No results found' : 'No mail yet'}
            drawing="results"
            action={
              isNarrowed && (
                <Button onClick={() => change({ address: '', template: '', state: '' })}>Clear All</Button>
              )
            }
          >
            {!isNarrowed && 'What leaves is listed here for 90 days.'}
          </EmptyState>
        }
      >
        {(rows) => <ListTable name="Mail" columns={columns} rows={rows} />}
      </ListBody>
    </Stack>
  );
}
