import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { type Breakpoint, media, token } from '../../theme';
import { ClearAll, FilterSheet, type FilterSheetProps } from './FilterSheet';
import { filterPanelText } from './filterPanel.messages';

export type FilterPanelProps = FilterSheetProps & {
  /** Where there is no longer room for them beside the results. */
  narrowUnder?: Breakpoint;
  /** What the sheet shows instead, where it shows less. */
  sheet?: ReactNode;
};

/** Filters beside what they filter; on narrow screens in a sheet that a button opens, with the number of results. */
export function FilterPanel({ narrowUnder = 1070, sheet, ...filters }: FilterPanelProps) {
  const { title = filterPanelText.title, children } = filters;
  const titleId = useId();
  return (
    <>
      <Narrow $under={narrowUnder}>
        <FilterSheet {...filters}>{sheet ?? children}</FilterSheet>
      </Narrow>
      <Wide aria-labelledby={titleId} $under={narrowUnder}>
        <Head>
          <h2 id={titleId}>{title}</h2>
          <ClearAll {...filters} />
        </Head>
        {children}
      </Wide>
    </>
  );
}

const Narrow = styled.div<{ $under: Breakpoint }>`
  ${({ $under }) => media.from($under)} {
    display: none;
  }
`;

const Wide = styled.section<{ $under: Breakpoint }>`
  ${({ $under }) => media.under($under)} {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};

  & > h2 {
    font-size: ${token.text[20]};
  }
`;
