import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { SlidersHorizontalIcon } from '../../icons';
import { type Breakpoint, media, token } from '../../theme';
import { Button } from '../Button/Button';
import { Drawer } from '../Drawer/Drawer';
import { TextButton } from '../TextLink/TextLink';

export type FilterPanelProps = {
  title?: string;
  /** How many filters are on. */
  chosen: number;
  onClear: () => void;
  /** What they find: "42 members". */
  result: ReactNode;
  /** Where there is no longer room for them beside the results. */
  narrowUnder?: Breakpoint;
  /** `MultiSelect`s, each in an `Accordion`. */
  children: ReactNode;
};

/** Filters beside what they filter; on narrow screens behind a button, on a sheet that says what they find. */
export function FilterPanel({
  title = 'Filters',
  chosen,
  onClear,
  result,
  narrowUnder = 1070,
  children,
}: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const clear = (
    <TextButton aria-disabled={chosen === 0 || undefined} onClick={() => chosen > 0 && onClear()}>
      Clear All
    </TextButton>
  );
  return (
    <>
      <Narrow $under={narrowUnder}>
        <Button
          look="outlined"
          block
          icon={<SlidersHorizontalIcon />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {title}
          {chosen > 0 && <Count>{chosen}</Count>}
        </Button>
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          title={title}
          tools={clear}
          actions={<Button onClick={() => setOpen(false)}>Show {result}</Button>}
        >
          {children}
        </Drawer>
      </Narrow>
      <Wide aria-labelledby={titleId} $under={narrowUnder}>
        <Head>
          <h2 id={titleId}>{title}</h2>
          {clear}
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

const Count = styled.span`
  min-width: 24px;
  padding: 2px ${token.space[4]};
  border-radius: ${token.radius.pill};
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;
`;
