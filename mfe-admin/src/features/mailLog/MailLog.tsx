import { Notice, Stack } from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { inWords } from '../../components/inWords';
import { ListFilter, ListRows, ListSearch, listText, ListTools, useListView } from '../../components/list';
import { columns } from './columns';
import { useOperationsMailQuery } from './mailLog.api';
import { mailLogText } from './mailLog.messages';
import { mailView } from './mailView';

/** The mail log: receiver, template and outcome. */
export function MailLog() {
  const list = useListView(mailView);
  const { view, change } = list;
  const query = useOperationsMailQuery(view);
  const { stopped = [], templates = [] } = query.currentData?.mail ?? {};

  return (
    <Stack $gap={16}>
      <Tools>
        <ListSearch
          label={mailLogText.search}
          placeholder={mailLogText.searchHint}
          value={view.address}
          onChange={(address) => change({ address })}
        />
        <ListFilter
          label={mailLogText.template}
          placeholder={mailLogText.anyTemplate}
          loads
          options={templates.map((name) => ({ value: name, label: inWords(name) }))}
          value={view.template}
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
          value={view.state}
          onChange={(state) => change({ state })}
        />
      </Tools>
      {stopped.length > 0 && (
        <Notice title={mailLogText.unsubscribed}>
          {mailLogText.unsubscribedFrom({
            address: view.address.trim(),
            lists: stopped.map(inWords).join(', '),
          })}
        </Notice>
      )}
      <ListRows
        name={mailLogText.emails}
        query={query}
        field="mail"
        list={list}
        emptyFilters={{ address: '', template: '', state: '' }}
        none={{ title: mailLogText.none, children: mailLogText.keptFor }}
        columns={columns()}
      />
    </Stack>
  );
}

/* The stack keeps the distance. */
const Tools = styled(ListTools)`
  margin-bottom: 0;
`;
