import { AppLink } from '@athenaeum/shell-contract';
import { LinkButton } from '@athenaeum/shared-ui';
import { ListFilter, ListRows, ListSearch, ListTools, useListView } from '../../components/list';
import { columnsOf } from './columns';
import type { KindView } from './kindView';
import { useContentEntriesQuery, useContentChoicesQuery } from './library.api';
import { libraryText } from './library.messages';
import { libraryListView, wishOf } from './listView';
import { useOrder } from './useOrder';

/** All entries of one kind, with search, or reordering where staff set the order. */
export function LibraryList({ view }: { view: KindView }) {
  const { kind, title, order, isFinal } = view;
  const list = useListView(libraryListView);
  const { view: listed, change } = list;
  const query = useContentEntriesQuery(wishOf(kind, listed));
  const entries = query.currentData?.entries?.data ?? [];
  // Only a complete list can be reordered.
  const isWhole =
    order && (!order.within || listed.of !== '') && entries.length === query.data?.entries?.count;
  const { move, said } = useOrder(kind, listed.of, entries);

  return (
    <>
      {(!order || order.within) && !isFinal && (
        <ListTools>
          {order?.within ? (
            <WithinFilter within={order.within} value={listed.of} onChange={(of) => change({ of })} />
          ) : (
            <ListSearch
              label={libraryText.search({ list: title.toLowerCase() })}
              placeholder={view.fields[0]?.label ?? libraryText.name}
              value={listed.words}
              onChange={(words) => change({ words })}
            />
          )}
        </ListTools>
      )}
      <ListRows
        name={title}
        query={query}
        field="entries"
        list={order ? { ...list, view: { ...listed, page: 1 } } : list}
        emptyFilters={{ words: '' }}
        none={{ action: <LinkButton href={`/admin/content/${kind}/new`}>{view.add}</LinkButton> }}
        columns={(rows) => columnsOf(view, isWhole && rows.length > 1 ? { move, rows } : null)}
      />
      <p role="status" aria-label={libraryText.order}>
        {said}
      </p>
      {view.page && isFinal && <AppLink to={view.page({}) ?? '/'}>{libraryText.readAsMember}</AppLink>}
    </>
  );
}

interface WithinFilterProps {
  within: NonNullable<NonNullable<KindView['order']>['within']>;
  value: string;
  onChange: (id: string) => void;
}

function WithinFilter({ within, value, onChange }: WithinFilterProps) {
  const { data } = useContentChoicesQuery({ input: { of: within.of } });
  return (
    <ListFilter
      label={within.label}
      placeholder={libraryText.anyOf({ label: within.label.toLowerCase() })}
      options={(data?.choices?.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      value={value}
      onChange={onChange}
    />
  );
}
