import type { ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../../theme';
import { FilterChip } from '../Chip/Chip';
import { Row } from '../Layout/Layout';
import { Meta } from '../Layout/Text';
import { filterPanelText } from './filterPanel.messages';

export type AppliedFiltersProps = {
  /** What they find, "42 members"; nothing while it is not known. Read out when it changes. */
  result: ReactNode;
  filters: readonly { key: string; label: string; onRemove: () => void }[];
};

/** How much matches, and the filters that are on, each to be taken off. */
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
