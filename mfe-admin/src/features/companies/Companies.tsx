import type { Column } from '@athenaeum/shared-ui';
import { day } from '../../components/day';
import { CellActions, ListRows, ListSearch, ListTabs, ListTools, useListView } from '../../components/list';
import { type Company, useUsersCompaniesQuery } from './companies.api';
import { companiesText } from './companies.messages';
import { companiesView, queryOf } from './companiesView';
import { HideCompany } from './HideCompany';
import { MergeCompany } from './MergeCompany';
import { RenameCompany } from './RenameCompany';

/** The companies that members choose from and add to. */
export function Companies() {
  const list = useListView(companiesView);
  const { view, change } = list;
  const query = useUsersCompaniesQuery({ input: queryOf(view) });
  return (
    <ListTabs
      label={companiesText.companies}
      tabs={[
        { id: 'suggested', label: companiesText.suggested },
        { id: 'hidden', label: companiesText.hidden },
      ]}
      selected={view.shown}
      onSelect={(shown) => change({ shown })}
    >
      <ListTools>
        <ListSearch
          label={companiesText.search}
          placeholder={companiesText.name}
          value={view.words}
          onChange={(words) => change({ words })}
        />
      </ListTools>
      <ListRows
        name={companiesText.companies}
        query={query}
        field="accounts"
        list={list}
        emptyFilters={{ words: '' }}
        columns={columns()}
      />
    </ListTabs>
  );
}

const columns = (): readonly Column<Company>[] => [
  { key: 'title', label: companiesText.company, render: ({ title }) => <strong>{title}</strong> },
  { key: 'members', label: companiesText.members, numeric: true, render: ({ members }) => members },
  { key: 'updated', label: companiesText.changed, render: ({ updated_at }) => day(updated_at) },
  {
    key: 'actions',
    label: companiesText.actions,
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
