import { Button, EmptyState } from '@athenaeum/shared-ui';
import { REFERRAL_STATUSES } from '@athenaeum/users-contract';
import { ListBody, ListSearch, ListTable, ListTabs, useListView } from '../../components/list';
import { DatedListTools, PeriodFields } from '../../components/period';
import { columns } from './columns';
import { useUsersAllReferralsQuery } from './referrals.api';
import { queryOf, referralsView } from './referralsView';
import { STATE_NAMES } from './stateNames';

/** Who has referred whom, and what has come of it. */
export function Referrals() {
  const { now, change, hrefWith } = useListView(referralsView);
  const query = useUsersAllReferralsQuery({ input: queryOf(now) });
  const counts = query.data?.allReferrals?.statuses;
  const all = counts && REFERRAL_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const isNarrowed = Boolean(now.words || now.from || now.to);

  return (
    <ListTabs
      label="States"
      tabs={[
        { id: 'all', label: 'All', count: all ?? null },
        ...REFERRAL_STATUSES.map((id) => ({ id, label: STATE_NAMES[id], count: counts?.[id] ?? null })),
      ]}
      selected={now.state}
      onSelect={(state) => change({ state })}
    >
      <DatedListTools>
        <ListSearch
          label="Search referrals"
          placeholder="Name, email or company"
          value={now.words}
          onChange={(words) => change({ words })}
        />
        <PeriodFields what="Sent" from={now.from} to={now.to} onChange={change} />
      </DatedListTools>
      <ListBody
        name="Referrals"
        query={query}
        field="allReferrals"
        page={now.page}
        hrefFor={(page) => hrefWith({ page })}
        empty={
          <EmptyState
            headingLevel={2}
            title={isNarrowed ? 'No results found' : 'No referrals yet'}
            drawing="results"
            action={
              isNarrowed && (
                <Button onClick={() => change({ words: '', from: '', to: '' })}>Clear search</Button>
              )
            }
          />
        }
      >
        {(referrals) => (
          <ListTable
            name="Referrals"
            columns={columns}
            rows={referrals}
            sort={now.sort}
            onSort={(sort) => change({ sort })}
          />
        )}
      </ListBody>
    </ListTabs>
  );
}
