import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme';
import { FilterChip } from '../Chip/Chip';
import { Row } from '../Layout/Layout';
import { Meta } from '../Layout/Text';
import { filterPanelText } from './filterPanel.messages';

export type AppliedFiltersProps = {
  /** The number of results, "42 members"; undefined while it is not known. Read out when it changes. */
  result: ReactNode;
  filters: readonly { key: string; label: string; onRemove: () => void }[];
};

/** The number of results, and the applied filters, each with a way to remove it. */
export function AppliedFilters({ result, filters }: AppliedFiltersProps) {
  return (
    <Line $between>
      <p role="status">
        {result && (
          <>
            <strong>{result}</strong>
            {filters.length > 0 && (
              <Meta as="small"> {filterPanelText.match({ count: filters.length })}</Meta>
            )}
          </>
        )}
      </p>
      {filters.length > 0 && (
        <Row $gap={8}>
          {filters.map(({ key, label, onRemove }) => (
            <FilterChip key={key} label={label} onRemove={onRemove} />
          ))}
        </Row>
      )}
    </Line>
  );
}

const Line = styled(Row)`
  min-height: 44px;
  margin-bottom: ${token.space[16]};

  & strong {
    font-weight: ${token.weight.strong};
  }
`;
