import { referralStateText } from '../../components/referralStates.messages';
import { REFERRAL_STATUSES } from '@athenaeum/users-contract';
import { ListRows, ListSearch, ListTabs, listText, useListView } from '../../components/list';
import { DatedListTools, PeriodFields } from '../../components/period';
import { columns } from './columns';
import { useUsersAllReferralsQuery } from './referrals.api';
import { referralsText } from './referrals.messages';
import { queryOf, referralsView } from './referralsView';

/** All referrals and their states. */
export function Referrals() {
  const list = useListView(referralsView);
  const { view, change } = list;
  const query = useUsersAllReferralsQuery({ input: queryOf(view) });
  const counts = query.data?.allReferrals?.statuses;
  const all = counts && REFERRAL_STATUSES.reduce((sum, status) => sum + counts[status], 0);

  return (
    <ListTabs
      label={referralsText.states}
      tabs={[
        { id: 'all', label: listText.all, count: all ?? null },
        ...REFERRAL_STATUSES.map((id) => ({ id, label: referralStateText[id], count: counts?.[id] ?? null })),
      ]}
      selected={view.state}
      onSelect={(state) => change({ state })}
    >
      <DatedListTools>
        <ListSearch
          label={referralsText.search}
          placeholder={referralsText.searchHint}
          value={view.words}
          onChange={(words) => change({ words })}
        />
        <PeriodFields label={referralsText.sent} from={view.from} to={view.to} onChange={change} />
      </DatedListTools>
      <ListRows
        name={referralsText.referrals}
        query={query}
        field="allReferrals"
        list={list}
        emptyFilters={{ words: '', from: '', to: '' }}
        none={{ title: referralsText.none }}
        columns={columns()}
      />
    </ListTabs>
  );
}
