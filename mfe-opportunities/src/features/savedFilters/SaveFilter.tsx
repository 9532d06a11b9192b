import { BellIcon, Hint, onDemandText, PlusIcon, TextButton, useOnDemand } from '@athenaeum/shared-ui';
import styled from 'styled-components';
import { type Criteria, isNarrowed } from '../../components/boardFilter';
import { criteriaOf, isSame } from './criteriaOf';
import { useOpportunitiesSavedFiltersQuery } from './savedFilters.api';
import { savedFiltersText } from './savedFilters.messages';

/** Saves the applied filters, with alerts by mail; says so where they are saved already. */
export function SaveFilter({ criteria }: { criteria: Criteria }) {
  const { data, isError } = useOpportunitiesSavedFiltersQuery({});
  const dialog = useOnDemand(() => import('./SaveFilterDialog'));
  const SaveFilterDialog = dialog.part?.SaveFilterDialog;
  const kept = data?.savedFilters?.data?.find((filter) => isSame(criteriaOf(filter), criteria));

  return (
    <Tool $known={Boolean(data) || isError}>
      {kept ? (
        <Hint>{savedFiltersText.savedAs({ name: kept.name })}</Hint>
      ) : (
        <TextButton
          aria-haspopup="dialog"
          aria-disabled={dialog.isLoading || undefined}
          onClick={() => !dialog.isLoading && dialog.open()}
        >
          {isNarrowed(criteria) ? <PlusIcon size={18} /> : <BellIcon size={18} />}
          {isNarrowed(criteria) ? savedFiltersText.save : savedFiltersText.emailNew}
        </TextButton>
      )}
      {dialog.hasFailed && <Hint role="alert">{onDemandText.notLoaded}</Hint>}
      {SaveFilterDialog && (
        <SaveFilterDialog open={dialog.isOpen} onClose={dialog.close} criteria={criteria} />
      )}
    </Tool>
  );
}

/** Reserves its space while loading, to avoid a layout shift. */
const Tool = styled.div<{ $known: boolean }>`
  display: flex;
  align-items: center;
  min-height: 44px;
  visibility: ${({ $known }) => ($known ? 'visible' : 'hidden')};
`;
