import { Row, Stack, TextButton } from '@athenaeum/shared-ui';
import { media } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { NamesOfRows, operationWords } from '../../components/audit';
import { ListBody, ListFilter, ListTools, useListView } from '../../components/list';
import { useUsersAuditLogQuery } from './auditLog.api';
import { auditLogText } from './auditLog.messages';
import { ANYTHING, auditView, queryOf } from './auditView';
import { Entry } from './Entry';
import { Period } from './Period';

/** The audit log, newest first. */
export function AuditLog() {
  const list = useListView(auditView);
  const { view, change } = list;
  const query = useUsersAuditLogQuery({ input: queryOf(view) });
  const { actors, operations } = query.data?.auditRows ?? {};

  return (
    <Stack $gap={16}>
      <Tools>
        <ListFilter
          label={auditLogText.who}
          placeholder={auditLogText.anybody}
          options={(actors ?? []).map(({ id, name }) => ({ value: id, label: name ?? id }))}
          value={view.actor}
          onChange={(actor) => change({ actor })}
        />
        <ListFilter
          label={auditLogText.operation}
          placeholder={auditLogText.anyOperation}
          options={(operations ?? []).map((name) => ({ value: name, label: operationWords(name) }))}
          value={view.operation}
          onChange={(operation) => change({ operation })}
        />
        <Period from={view.from} until={view.until} onChange={change} />
      </Tools>
      {view.target && (
        <Row $gap={12}>
          <span>{/Member/.test(view.operation) ? auditLogText.onlyMember : auditLogText.onlyThing}</span>
          <TextButton onClick={() => change({ target: '' })}>{auditLogText.showAll}</TextButton>
        </Row>
      )}
      <ListBody
        name={auditLogText.changes}
        query={query}
        field="auditRows"
        list={list}
        emptyFilters={ANYTHING}
        none={{ title: auditLogText.none }}
      >
        {(rows) => (
          <NamesOfRows answer={query.data}>
            <Stack as="ul" $gap={12}>
              {rows.map((row) => (
                <li key={row.id}>
                  <Entry row={row} hrefOfTarget={list.hrefWith({ target: row.target_id })} />
                </li>
              ))}
            </Stack>
          </NamesOfRows>
        )}
      </ListBody>
    </Stack>
  );
}

/* The days have their labels above them. What can be chosen comes with the list, and moves nothing by its length. */
const Tools = styled(ListTools)`
  align-items: end;
  margin-bottom: 0;

  & select {
    width: 220px;

    ${media.under(800)} {
      width: 100%;
    }
  }
`;
