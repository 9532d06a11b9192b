import { referralStateText } from '../../components/referralStates.messages';
import { Button, EmptyState } from '@athenaeum/shared-ui';
import { REFERRAL_STATUSES } from '@athenaeum/users-contract';
import { ListBody, ListSearch, ListTable, ListTabs, listText, useListView } from '../../components/list';
import { DatedListTools, PeriodFields } from '../../components/period';
import { columns } from './columns';
import { useUsersAllReferralsQuery } from './referrals.api';
import { referralsText } from './referrals.messages';
import { queryOf, referralsView } from './referralsView';

/** All referrals and their states. */
export function Referrals() {
  const { now, change, hrefWith } = useListView(referralsView);
  const query = useUsersAllReferralsQuery({ input: queryOf(now) });
  const counts = query.data?.allReferrals?.statuses;
  const all = counts && REFERRAL_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const isNarrowed = Boolean(now.words || now.from || now.to);

  return (
    <ListTabs
      label={referralsText.states}
      tabs={[
        { id: 'all', label: listText.all, count: all ?? null },
        ...REFERRAL_STATUSES.map((id) => ({ id, label: referralStateText[id], count: counts?.[id] ?? null })),
      ]}
      selected={now.state}
      onSelect={(state) => change({ state })}
    >
      <DatedListTools>
        <ListSearch
          label={referralsText.search}
          placeholder={referralsText.searchHint}
          value={now.words}
          onChange={(words) => change({ words })}
        />
        <PeriodFields what={referralsText.sent} from={now.from} to={now.to} onChange={change} />
      </DatedListTools>
      <ListBody
        name={referralsText.referrals}
        query={query}
        field="allReferrals"
        page={now.page}
        hrefFor={(page) => hrefWith({ page })}
        empty={
          <EmptyState
            headingLevel={2}
            title={isNarrowed ? listText.noResults : referralsText.none}
            drawing="results"
            action={
              isNarrowed && (
                <Button onClick={() => change({ words: '', from: '', to: '' })}>
                  {listText.clearSearch}
                </Button>
              )
            }
          />
        }
      >
        {(referrals) => (
          <ListTable
            name={referralsText.referrals}
            columns={columns()}
            rows={referrals}
            sort={now.sort}
            onSort={(sort) => change({ sort })}
          />
        )}
      </ListBody>
    </ListTabs>
  );
}
