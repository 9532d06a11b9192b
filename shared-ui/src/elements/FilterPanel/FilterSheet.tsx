import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { SlidersHorizontalIcon } from '../../icons';
import { token } from '../../theme';
import { Button } from '../Button/Button';
import { Drawer } from '../Drawer/Drawer';
import { TextButton } from '../TextLink/TextLink';
import { filterPanelText } from './filterPanel.messages';
import { RichText } from '../RichText/RichText';

export type FilterSheetProps = {
  title?: string;
  /** How many filters are on. */
  chosen: number;
  /** Something else is cleared with them, a search: Clear All works though none is on. */
  alsoClears?: boolean;
  onClear: () => void;
  /** The number of results: "42 members". */
  result: ReactNode;
  /** `MultiSelect`s, each in an `Accordion`. */
  children: ReactNode;
};

/** A button that says how many filters are on, and opens them in a sheet with the number of results. */
export function FilterSheet({
  title = filterPanelText.title,
  result,
  children,
  ...clearing
}: FilterSheetProps) {
  const { chosen } = clearing;
  const [open, setOpen] = useState(false);
  return (
    <>
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
        tools={<ClearAll {...clearing} />}
        actions={
          <Button onClick={() => setOpen(false)}>
            <RichText text={filterPanelText.show} parts={{ result: () => result }} />
          </Button>
        }
      >
        {children}
      </Drawer>
    </>
  );
}

/** Stays focusable while there is nothing to clear. */
export function ClearAll({
  chosen,
  alsoClears = false,
  onClear,
}: Pick<FilterSheetProps, 'chosen' | 'alsoClears' | 'onClear'>) {
  const isNeeded = chosen > 0 || alsoClears;
  return (
    <TextButton aria-disabled={!isNeeded || undefined} onClick={() => isNeeded && onClear()}>
      {filterPanelText.clearAll}
    </TextButton>
  );
}

const Count = styled.span`
  min-width: 24px;
  padding: 2px ${token.space[4]};
  border-radius: ${token.radius.pill};
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-size: ${token.text[14]};
  font-variant-numeric: tabular-nums;
`;
