import { Button, EmptyState, Notice, Stack } from '@athenaeum/shared-ui';
import { inWords } from '../../components/inWords';
import {
  ListBody,
  ListFilter,
  ListSearch,
  ListTable,
  listText,
  ListTools,
  useListView,
} from '../../components/list';
import { columns } from './columns';
import { useOperationsMailQuery } from './mailLog.api';
import { mailLogText } from './mailLog.messages';
import { mailView } from './mailView';

/** The mail log: receiver, template and outcome. */
export function MailLog() {
  const { now, change, hrefWith } = useListView(mailView);
  const query = useOperationsMailQuery(now);
  const { stopped = [], templates = [] } = query.currentData?.mail ?? {};
  const isNarrowed = Boolean(now.address || now.template || now.state);

  return (
    <Stack $gap={16}>
      <ListTools>
        <ListSearch
          label={mailLogText.search}
          placeholder={mailLogText.searchHint}
          value={now.address}
          onChange={(address) => change({ address })}
        />
        <ListFilter
          label={mailLogText.template}
          placeholder={mailLogText.anyTemplate}
          options={templates.map((name) => ({ value: name, label: inWords(name) }))}
          value={now.template}
          onChange={(template) => change({ template })}
        />
        <ListFilter
          label={listText.state}
          placeholder={listText.anyState}
          options={[
            { value: 'sent', label: mailLogText.sent },
            { value: 'stopped', label: mailLogText.unwanted },
            { value: 'failed', label: mailLogText.failed },
          ]}
          value={now.state}
          onChange={(state) => change({ state })}
        />
      </ListTools>
      {stopped.length > 0 && (
        <Notice title={mailLogText.unsubscribed}>
          {mailLogText.unsubscribedFrom({
            address: now.address.trim(),
            lists: stopped.map(inWords).join(', '),
          })}
        </Notice>
      )}
      <ListBody
        name={mailLogText.emails}
        query={query}
        field="mail"
        page={now.page}
        hrefFor={(page) => hrefWith({ page })}
        empty={
          <EmptyState
            headingLevel={2}
            title={isNarrowed ? listText.noResults : mailLogText.none}
            drawing="results"
            action={
              isNarrowed && (
                <Button onClick={() => change({ address: '', template: '', state: '' })}>
                  {listText.clearAll}
                </Button>
              )
            }
          >
            {!isNarrowed && mailLogText.keptFor}
          </EmptyState>
        }
      >
        {(rows) => <ListTable name={mailLogText.emails} columns={columns()} rows={rows} />}
      </ListBody>
    </Stack>
  );
}
