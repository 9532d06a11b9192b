import { FilterChip, Row } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import styled from 'styled-components';
import type { Category } from './categories';

interface AppliedFiltersProps {
  /** Null while it is not known. */
  count: number | null;
  applied: readonly { category: Category; value: string }[];
  onRemove: (category: Category, value: string) => void;
}

/** How many match, and what they match, each to be taken off. */
export function AppliedFilters({ count, applied, onRemove }: AppliedFiltersProps) {
  const filters = applied.length === 1 ? '1 filter' : `${applied.length} filters`;
  return (
    <Line $between>
      <p role="status">
        {count !== null && (
          <>
            <strong>{count === 1 ? '1 member' : `${count} members`}</strong>
            {applied.length > 0 && <small> match {filters}</small>}
          </>
        )}
      </p>
      <Row>
        {applied.map(({ category, value }) => (
          <FilterChip key={`${category} ${value}`} label={value} onRemove={() => onRemove(category, value)} />
        ))}
      </Row>
    </Line>
  );
}

const Line = styled(Row)`
  min-height: 44px;
  margin-bottom: ${token.space[16]};

  & strong {
    font-weight: ${token.weight.strong};
  }

  & small {
    font-size: ${token.text[14]};
    color: ${token.color.ink2};
  }
`;
