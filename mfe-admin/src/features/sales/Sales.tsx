import { isMissing } from '@athenaeum/shell-contract';
import { Button, EmptyState, ErrorPanel, Notice } from '@athenaeum/shared-ui';
import { ListBody, ListFilter, ListSearch, ListTable, ListTabs, useListView } from '../../components/list';
import { DatedListTools, PeriodFields } from '../../components/period';
import { columns } from './columns';
import { ExportSales } from './ExportSales';
import { type Sale, useSalesQuery } from './sales.api';
import { queryOf, SALE_KINDS, SALE_STATES, type SaleKind, salesView } from './salesView';
import { KIND_NAMES, STATE_NAMES } from './stateNames';
import { Totals } from './Totals';
import { useBuyers } from './useBuyers';

const FIELDS = { coaching: 'coachingSales', memberships: 'membershipSales', seats: 'seatSales' } as const;

/** Every order of every kind, and what they come to; found by order, receipt or buyer. */
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
        kinds={SALE_KINDS.map((kind) => ({ name: KIND_NAMES[kind], totals: answerOf(kind)?.totals }))}
      />
      <ListTabs
        label="Kinds"
        tabs={SALE_KINDS.map((id) => ({ id, label: KIND_NAMES[id], count: answerOf(id)?.count ?? null }))}
        selected={now.kind}
        onSelect={(kind) => change({ kind })}
      >
        <DatedListTools>
          <ListSearch
            label="Search purchases"
            placeholder="Buyer, order or receipt"
            value={now.words}
            onChange={(words) => change({ words })}
          />
          <ListFilter
            label="State"
            placeholder="Any state"
            options={SALE_STATES.map((value) => ({ value, label: STATE_NAMES[value] }))}
            value={now.state}
            onChange={(state) => change({ state })}
          />
          <PeriodFields what="Ordered" from={now.from} to={now.to} onChange={change} />
          <ExportSales view={now} buyerIds={buyers.ids} />
        </DatedListTools>
        {buyers.isTooMany && (
          <Notice tone="amber">
            More than 100 members fit these words: write more of the name to see the orders of all of them.
          </Notice>
        )}
        {buyers.hasFailed ? (
          <ErrorPanel
            title="Buyers could not be looked up"
            onRetry={buyers.refetch}
            retrying={buyers.isFetching}
          />
        ) : (
          <ListBody<(typeof FIELDS)[SaleKind], Sale>
            name="Purchases"
            query={query}
            field={FIELDS[now.kind]}
            page={now.page}
            hrefFor={(page) => hrefWith({ page })}
            empty={
              <EmptyState
                headingLevel={2}
                title={isNarrowed ? 'No results found' : 'Nothing was ordered yet'}
                drawing="results"
                action={
                  isNarrowed && (
                    <Button onClick={() => change({ words: '', state: '', from: '', to: '' })}>
                      Clear All
                    </Button>
                  )
                }
              />
            }
          >
            {(sales) => <ListTable name="Purchases" columns={columns} rows={sales} />}
          </ListBody>
        )}
      </ListTabs>
    </>
  );
}
