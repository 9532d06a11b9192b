import { saleKindText } from './saleKinds.messages';
import { saleStateText } from '../../components/saleStates.messages';
import { isMissing } from '@athenaeum/shell-contract';
import { ErrorPanel, Notice } from '@athenaeum/shared-ui';
import { ListFilter, ListRows, ListSearch, ListTabs, listText, useListView } from '../../components/list';
import { DatedListTools, PeriodFields } from '../../components/period';
import { columns } from './columns';
import { useSalesQuery } from './sales.api';
import { salesText } from './sales.messages';
import { queryOf, SALE_KINDS, SALE_STATES, type SaleKind, salesView } from './salesView';
import { Totals } from './Totals';
import { useBuyers } from './useBuyers';

const FIELDS = { coaching: 'coachingSales', memberships: 'membershipSales', seats: 'seatSales' } as const;

/** All orders of all kinds with totals; searched by order, receipt or buyer. */
export function Sales() {
  const list = useListView(salesView);
  const { view, change } = list;
  const buyers = useBuyers(view.words);
  const query = useSalesQuery(queryOf(view, buyers.ids), { skip: !buyers.isReady });
  const { currentData } = query;
  const answerOf = (kind: SaleKind) =>
    isMissing(currentData, FIELDS[kind]) ? undefined : currentData?.[FIELDS[kind]];

  return (
    <>
      <Totals
        kinds={SALE_KINDS.map((kind) => ({ name: saleKindText[kind], totals: answerOf(kind)?.totals }))}
      />
      <ListTabs
        label={salesText.kinds}
        tabs={SALE_KINDS.map((id) => ({ id, label: saleKindText[id], count: answerOf(id)?.count ?? null }))}
        selected={view.kind}
        onSelect={(kind) => change({ kind })}
      >
        <DatedListTools>
          <ListSearch
            label={salesText.search}
            placeholder={salesText.searchHint}
            value={view.words}
            onChange={(words) => change({ words })}
          />
          <ListFilter
            label={listText.state}
            placeholder={listText.anyState}
            options={SALE_STATES.map((value) => ({ value, label: saleStateText[value] }))}
            value={view.state}
            onChange={(state) => change({ state })}
          />
          <PeriodFields label={salesText.ordered} from={view.from} to={view.to} onChange={change} />
        </DatedListTools>
        {buyers.isTooMany && <Notice tone="amber">{salesText.tooMany}</Notice>}
        {buyers.hasFailed ? (
          <ErrorPanel title={salesText.buyersFailed} onRetry={buyers.refetch} retrying={buyers.isFetching} />
        ) : (
          <ListRows
            name={salesText.purchases}
            query={query}
            field={FIELDS[view.kind]}
            list={list}
            emptyFilters={{ words: '', state: '', from: '', to: '' }}
            none={{ title: salesText.none }}
            columns={columns(view.kind)}
          />
        )}
      </ListTabs>
    </>
  );
}
