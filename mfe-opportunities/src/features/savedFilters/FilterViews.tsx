import { useScrollIntoView } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { searchParamsOf, type Criteria, NO_CRITERIA } from '../../components/boardFilter';
import { criteriaOf, isSame } from './criteriaOf';
import { useOpportunitiesSavedFiltersQuery } from './savedFilters.api';
import { savedFiltersText } from './savedFilters.messages';

interface FilterViewsProps {
  /** Those of the board now. */
  criteria: Criteria;
  /** The member's saved roles alone. */
  saved: boolean;
  /** How many roles are open in all; null while that is not known. */
  openCount: number | null;
}

/** One press to everything and to each saved filter, with how many open roles each shows. */
export function FilterViews({ criteria, saved: isSaved, openCount }: FilterViewsProps) {
  const { data } = useOpportunitiesSavedFiltersQuery({});
  const list = useRef<HTMLUListElement>(null);
  const filters = data?.savedFilters?.data ?? [];
  const savedCount = data?.savedRoles?.count ?? null;
  const views = [
    { id: '', name: savedFiltersText.everythingOpen, criteria: NO_CRITERIA, open: openCount },
    ...filters.map((filter) => ({ ...filter, criteria: criteriaOf(filter) })),
  ].map((view) => ({ ...view, href: hrefOf(view.criteria) }));
  const current = isSaved ? undefined : views.find((view) => isSame(view.criteria, criteria));
  const savedView = { id: 'saved', name: savedFiltersText.savedRoles, open: savedCount, href: SAVED };
  useScrollIntoView(list, '[aria-current=page]', isSaved ? savedView.id : current?.id);
  return (
    <nav aria-label={savedFiltersText.views}>
      <List ref={list} className="sideways">
        {[...views, ...(isSaved || savedCount ? [savedView] : [])].map((view) => (
          <li key={view.id}>
            <View
              href={view.href}
              aria-current={view === (isSaved ? savedView : current) ? 'page' : undefined}
            >
              {view.name}
              <Count>{view.open}</Count>
            </View>
          </li>
        ))}
      </List>
    </nav>
  );
}

const SAVED = '/opportunities?saved=yes';

function hrefOf(criteria: Criteria): string {
  const query = searchParamsOf(criteria).toString();
  return query ? `/opportunities?${query}` : '/opportunities';
}

const List = styled.ul`
  position: relative;
  display: flex;
  gap: ${token.space[4]};
  padding: 4px;
  margin: -4px;
`;

const Count = styled.span`
  display: inline-grid;
  place-items: center;
  /* Its place is kept until the number is known. */
  min-width: 30px;
  height: 22px;
  padding-inline: 6px;
  border-radius: ${token.radius.pill};
  background: ${token.color.sunken};
  color: ${token.color.ink2};
  font-size: ${token.text[14]};
  line-height: 1;
  font-variant-numeric: tabular-nums;
`;

const View = styled.a`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 44px;
  padding: 0 ${token.space[16]};
  border-radius: ${token.radius.pill};
  color: ${token.color.ink2};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${token.color.sunken};
    color: ${token.color.accent};
  }

  &:focus-visible {
    border-radius: ${token.radius.pill};
  }

  &[aria-current='page'] {
    background: ${token.color.ink};
    color: ${token.color.page};
  }

  &[aria-current='page'] > ${Count} {
    background: ${token.color.page};
    color: ${token.color.ink};
  }
`;
