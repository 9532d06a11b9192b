import { Button, type Column, EmptyState } from '@athenaeum/shared-ui';
import { day } from '../../components/day';
import {
  CellActions,
  ListBody,
  ListSearch,
  ListTable,
  ListTabs,
  ListTools,
  useListView,
} from '../../components/list';
import { type Company, useUsersCompaniesQuery } from './companies.api';
import { companiesView, queryOf } from './companiesView';
import { HideCompany } from './HideCompany';
import { MergeCompany } from './MergeCompany';
import { RenameCompany } from './RenameCompany';

/** The companies that members choose from, and may add to. */
export function Companies() {
  const { now, change, hrefWith } = useListView(companiesView);
  const query = useUsersCompaniesQuery({ input: queryOf(now) });
  return (
    <ListTabs
      label="Companies"
      tabs={[
        { id: 'suggested', label: 'Suggested' },
        { id: 'hidden', label: 'Hidden' },
      ]}
      selected={now.shown}
      onSelect={(shown) => change({ shown })}
    >
      <ListTools>
        <ListSearch
          label="Search companies"
          placeholder="Name"
          value={now.words}
          onChange={(words) => change({ words })}
        />
      </ListTools>
      <ListBody
        name="Companies"
        query={query}
        field="accounts"
        page={now.page}
        hrefFor={(page) => hrefWith({ page })}
        empty={
          <EmptyState
            title={now.words ? 'No results found' : 'Nothing here'}
            drawing="results"
            action={now.words && <Button onClick={() => change({ words: '' })}>Clear search</Button>}
          />
        }
      >
        {(rows) => <ListTable name="Companies" columns={columns} rows={rows} />}
      </ListBody>
    </ListTabs>
  );
}

const columns: readonly Column<Company>[] = [
  { key: 'title', label: 'Company', render: ({ title }) => <strong>{title}</strong> },
  { key: 'members', label: 'Members', render: ({ members }) => members },
  { key: 'updated', label: 'Changed', render: ({ updated_at }) => day(updated_at) },
  {
    key: 'actions',
    label: 'What can be done',
    labelHidden: true,
    render: (company) => (
      <CellActions>
        <RenameCompany company={company} />
        <MergeCompany company={company} />
        <HideCompany company={company} />
      </CellActions>
    ),
  },
];
