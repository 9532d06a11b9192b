import { isMissing, messageOf, useNotify } from '@athenaeum/shell-contract';
import { ErrorPanel, Notice, Section } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { criteriaOf } from './criteriaOf';
import {
  type SavedFilter,
  useOpportunitiesRemoveFilterMutation,
  useOpportunitiesSavedFiltersQuery,
  useOpportunitiesSaveFilterMutation,
} from './savedFilters.api';
import { SavedFilterRow } from './SavedFilterRow';
import { savedFiltersText } from './savedFilters.messages';

/** The member's saved filters, each a link to its results. Hidden while there are none. */
export function SavedFilters() {
  const notify = useNotify();
  const { data, isError, isFetching, refetch } = useOpportunitiesSavedFiltersQuery({});
  const [save, saving] = useOpportunitiesSaveFilterMutation();
  const [remove, removing] = useOpportunitiesRemoveFilterMutation();
  const heading = useRef<HTMLDivElement>(null);
  const filters = data?.savedFilters?.data;
  const problem = saving.error ?? removing.error;

  if (isError || isMissing(data, 'savedFilters') || data?.savedFilters?.ok === false)
    return (
      <ErrorPanel
        headingLevel={2}
        title={savedFiltersText.notLoaded}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!filters?.length && !problem) return null;

  const keep = (filter: SavedFilter, alerts: boolean) =>
    save({ input: { ...criteriaOf(filter), id: filter.id, name: filter.name, alerts } });
  const letGo = async (filter: SavedFilter) => {
    saving.reset();
    const { error } = await remove({ input: { id: filter.id } });
    if (error) return;
    heading.current?.focus();
    const { name, alerts } = filter;
    notify(savedFiltersText.deleted({ name }), {
      label: savedFiltersText.undo,
      onPress: () => void save({ input: { ...criteriaOf(filter), name, alerts } }),
    });
  };

  return (
    <Frame ref={heading} tabIndex={-1}>
      <Section id="saved-filters" title={savedFiltersText.title} flush>
        <Rows>
          {filters?.map((filter) => (
            <SavedFilterRow
              key={filter.id}
              filter={filter}
              onAlerts={(alerts) => {
                removing.reset();
                void keep(filter, alerts);
              }}
              onRemove={() => void letGo(filter)}
            />
          ))}
        </Rows>
        {problem && (
          <Notice tone="vermilion">{savedFiltersText.notSaved({ reason: messageOf(problem) })}</Notice>
        )}
      </Section>
    </Frame>
  );
}

const Frame = styled.div`
  &:focus {
    outline: none;
  }

  & h2 {
    font-size: ${token.text[24]};
  }
`;

const Rows = styled.ul`
  border-top: 1px solid ${token.color.line};
`;
