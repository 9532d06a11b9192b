import { Checkbox, IconButton, Meta, TextLink, Trash2Icon } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import { searchParamsOf, inWords } from '../../components/boardFilter';
import { criteriaOf } from './criteriaOf';
import type { SavedFilter } from './savedFilters.api';
import { savedFiltersText } from './savedFilters.messages';

interface SavedFilterRowProps {
  filter: SavedFilter;
  onAlerts: (alerts: boolean) => void;
  onRemove: () => void;
}

export function SavedFilterRow({ filter, onAlerts, onRemove }: SavedFilterRowProps) {
  const criteria = criteriaOf(filter);
  const what = inWords(criteria) || savedFiltersText.everything;
  return (
    <Line>
      <div>
        <TextLink href={`/opportunities?${searchParamsOf(criteria).toString()}`}>{filter.name}</TextLink>
        {what !== filter.name && <Meta>{what}</Meta>}
        <Checkbox
          label={savedFiltersText.alerts}
          aria-label={savedFiltersText.alertsOf({ name: filter.name })}
          checked={filter.alerts}
          onChange={({ target }) => onAlerts(target.checked)}
        />
      </div>
      <IconButton
        label={savedFiltersText.remove({ name: filter.name })}
        icon={<Trash2Icon />}
        onClick={onRemove}
      />
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space[12]};
  padding-block: ${token.space[12]} ${token.space[4]};
  border-bottom: 1px solid ${token.color.line};
  overflow-wrap: anywhere;

  & > div {
    min-width: 0;
  }
`;
