import { REGIONAL_HUBS, RELATIONSHIP_TYPES } from '@athenaeum/users-contract';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import {
  ListFilter,
  ListRows,
  ListSearch,
  ListTabs,
  ListTools,
  SelectionBar,
  useListView,
  useSelection,
} from '../../components/list';
import { memberPath } from '../../components/memberPath';
import { ChooseColumns } from './ChooseColumns';
import { columnsOf } from './columns';
import { listView } from './listView';
import { type ListedMember, useUsersMembersListQuery } from './membersList.api';
import { membersListText } from './membersList.messages';
import { memberViewText } from './memberViews.messages';
import { queryOf } from './queryOf';
import { VIEW_IDS } from './views';

interface MembersListProps {
  /** Renders the saved views; `shown` is the current view. */
  views: (shown: string) => ReactNode;
  /** Renders the actions on the selection; call `clear` afterwards. */
  actions: (ids: readonly string[], clear: () => void) => ReactNode;
}

/** The list of all members for admins, searched, ordered and paged by the server. */
export function MembersList({ views, actions }: MembersListProps) {
  const list = useListView(listView);
  const { view, change } = list;
  const selected = useSelection<ListedMember>();
  const query = useUsersMembersListQuery({ input: queryOf(view) });

  return (
    <Frame>
      <ListTabs
        label={membersListText.views}
        tabs={VIEW_IDS.map((id) => ({ id, label: memberViewText[id] }))}
        selected={view.view}
        onSelect={(view) => change({ view })}
      >
        {views(list.hrefWith({ page: 1 }).slice(1))}
        <ListTools>
          <ListSearch
            label={membersListText.search}
            placeholder={membersListText.searchHint}
            value={view.search}
            onChange={(search) => change({ search })}
          />
          <ListFilter
            label={membersListText.relationship}
            placeholder={membersListText.anyRelationship}
            options={RELATIONSHIP_TYPES}
            value={view.relationship}
            onChange={(relationship) => change({ relationship })}
          />
          <ListFilter
            label={membersListText.hub}
            placeholder={membersListText.anyHub}
            options={REGIONAL_HUBS}
            value={view.hub}
            onChange={(hub) => change({ hub })}
          />
          <ChooseColumns without={view.without} onChange={(without) => change({ without })} />
        </ListTools>
        <SelectionBar count={selected.ids.length} onClear={selected.clear}>
          {actions(selected.ids, selected.clear)}
        </SelectionBar>
        <ListRows
          name={membersListText.members}
          query={query}
          field="users"
          list={list}
          emptyFilters={{ search: '', relationship: '', hub: '' }}
          none={{ title: membersListText.none }}
          isSelected={selected.has}
          columns={(members) =>
            columnsOf({
              without: view.without,
              isSelected: selected.has,
              toggle: selected.toggle,
              all: selected.page(members),
              hrefOf: ({ id }) => memberPath(id),
            })
          }
        />
      </ListTabs>
    </Frame>
  );
}

/* Contains the actions at the end of the tabs. */
const Frame = styled.div`
  position: relative;
`;
