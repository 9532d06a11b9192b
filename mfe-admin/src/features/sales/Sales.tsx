import { saleKindText } from './saleKinds.messages';
import { saleStateText } from '../../components/saleStates.messages';
import { isMissing } from '@athenaeum/shell-contract';
import { Button, EmptyState, ErrorPanel, Notice } from '@athenaeum/shared-ui';
import {
  ListBody,
  ListFilter,
  ListSearch,
  ListTable,
  ListTabs,
  listText,
  useListView,
} from '../../components/list';
import { DatedListTools, PeriodFields } from '../../components/period';
import { columns } from './columns';
import { ExportSales } from './ExportSales';
import { type Sale, useSalesQuery } from './sales.api';
import { salesText } from './sales.messages';
import { queryOf, SALE_KINDS, SALE_STATES, type SaleKind, salesView } from './salesView';
import { Totals } from './Totals';
import { useBuyers } from './useBuyers';

const FIELDS = { coaching: 'coachingSales', memberships: 'membershipSales', seats: 'seatSales' } as const;

/** All orders of all kinds with totals; searched by order, receipt or buyer. */
export function Sales() {
  const { now, change, hrefWith } = useListView(salesView);
  const buyers = useBuyers(now.words);
  const query = useSalesQuery(queryOf(now, buyers.ids), { skip: !buyers.isKnown });
  const { currentData } = query;
  const answerOf = (kind: SaleKind) =>
    isMissing(currentData, FIELDS[kind]) ? undefined : currentData?.[FIELDS[kind]];
  const isNarrowed = Boolean(now.words || now.state || now.from || now.to);

  return (
    <>
      <Totals
        kinds={SALE_KINDS.map((kind) => ({ name: saleKindText[kind], totals: answerOf(kind)?.totals }))}
      />
      <ListTabs
        label={salesText.kinds}
        tabs={SALE_KINDS.map((id) => ({ id, label: saleKindText[id], count: answerOf(id)?.count ?? null }))}
        selected={now.kind}
        onSelect={(kind) => change({ kind })}
      >
        <DatedListTools>
          <ListSearch
            label={salesText.search}
            placeholder={salesText.searchHint}
            value={now.words}
            onChange={(words) => change({ words })}
          />
          <ListFilter
            label={listText.state}
            placeholder={listText.anyState}
            options={SALE_STATES.map((value) => ({ value, label: saleStateText[value] }))}
            value={now.state}
            onChange={(state) => change({ state })}
          />
          <PeriodFields what={salesText.ordered} from={now.from} to={now.to} onChange={change} />
          <ExportSales view={now} buyerIds={buyers.ids} />
        </DatedListTools>
        {buyers.isTooMany && <Notice tone="amber">{salesText.tooMany}</Notice>}
        {buyers.hasFailed ? (
          <ErrorPanel title={salesText.buyersFailed} onRetry={buyers.refetch} retrying={buyers.isFetching} />
        ) : (
          <ListBody<(typeof FIELDS)[SaleKind], Sale>
            name={salesText.purchases}
            query={query}
            field={FIELDS[now.kind]}
            page={now.page}
            hrefFor={(page) => hrefWith({ page })}
            empty={
              <EmptyState
                headingLevel={2}
                title={isNarrowed ? listText.noResults : salesText.none}
                drawing="results"
                action={
                  isNarrowed && (
                    <Button onClick={() => change({ words: '', state: '', from: '', to: '' })}>
                      {listText.clearAll}
                    </Button>
                  )
                }
              />
            }
          >
            {(sales) => <ListTable name={salesText.purchases} columns={columns()} rows={sales} />}
          </ListBody>
        )}
      </ListTabs>
    </>
  );
}
