import { Accordion, Checkbox, TextButton } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { CATEGORIES, type Category } from './categories';
import type { Facet } from './directory.api';
import type { Chosen } from './useDirectoryView';

interface FiltersProps {
  facets: readonly Facet[];
  chosen: Chosen;
  onToggle: (category: Category, value: string) => void;
  onClear: () => void;
}

const OPEN_AT_FIRST = 2;

/** Filters beside the cards; below the width for that, folded above them. */
export function Filters({ facets, chosen, onToggle, onClear }: FiltersProps) {
  return (
    <Place aria-label="Filters">
      <Wide>
        <Head>
          <h2>Filters</h2>
          <TextButton onClick={onClear}>Clear All</TextButton>
        </Head>
        {CATEGORIES.map(({ id, label }, index) => (
          <Accordion
            key={id}
            title={label}
            defaultOpen={index < OPEN_AT_FIRST || (chosen[id] ?? []).length > 0}
          >
            <Options category={id} facets={facets} chosen={chosen[id] ?? []} onToggle={onToggle} />
          </Accordion>
        ))}
      </Wide>
      <Narrow>
        <summary>Filters</summary>
        {CATEGORIES.map(({ id, label }) => (
          <Accordion key={id} title={label}>
            <Options category={id} facets={facets} chosen={chosen[id] ?? []} onToggle={onToggle} />
          </Accordion>
        ))}
        <TextButton onClick={onClear}>Clear All</TextButton>
      </Narrow>
    </Place>
  );
}

interface OptionsProps {
  category: Category;
  facets: readonly Facet[];
  chosen: readonly string[];
  onToggle: (category: Category, value: string) => void;
}

const CUT_AFTER = 8;

function Options({ category, facets, chosen, onToggle }: OptionsProps) {
  const [all, setAll] = useState(false);
  const options = facets.find((facet) => facet.category === category)?.options ?? [];
  const shown = all ? options : options.slice(0, CUT_AFTER);
  const rest = options.length - shown.length;
  return (
    <List>
      {shown.map(({ value, count }) => (
        <li key={value}>
          <Checkbox
            label={value}
            count={count}
            checked={chosen.includes(value)}
            onChange={() => onToggle(category, value)}
          />
        </li>
      ))}
      {rest > 0 && (
        <li>
          <TextButton onClick={() => setAll(true)} aria-label={`Show ${rest} more`}>
            +{rest}
          </TextButton>
        </li>
      )}
    </List>
  );
}

const Place = styled.section`
  min-width: 0;
`;

const Wide = styled.div`
  ${media.under(1070)} {
    display: none;
  }
`;

const Narrow = styled.details`
  padding: 0 ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[12]};
  background: ${token.color.card};

  & > summary {
    display: flex;
    align-items: center;
    min-height: 52px;
    font-weight: ${token.weight.strong};
    cursor: pointer;
  }

  ${media.from(1070)} {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  & > h2 {
    font-size: ${token.text[20]};
  }
`;

const List = styled.ul`
  display: grid;
`;
