import { useContext, useLayoutEffect } from 'react';
import {
  ComboBoxStateContext,
  ListBox,
  ListBoxItem,
  PopoverContext,
  useSlottedContext,
} from 'react-aria-components';
import styled, { css } from 'styled-components';
import { token } from '../../theme';
import type { ComboboxOption } from './Combobox';
import { comboboxText } from './combobox.messages';

type SuggestionsProps = {
  loading: boolean;
  emptyText: string | undefined;
  /** Below the list. */
  note: string | null;
};

// In the top layer and flipped to where there is room, where the browser supports anchor positioning; else just below the field.
const canAnchor = globalThis.CSS?.supports?.('anchor-scope: --a') ?? false;

/** The open list of a combobox. */
export function Suggestions({ loading, emptyText, note }: SuggestionsProps) {
  const state = useContext(ComboBoxStateContext);
  const panel = useSlottedContext(PopoverContext)?.ref as React.RefObject<HTMLDivElement | null> | undefined;
  const isOpen = state?.isOpen ?? false;
  useLayoutEffect(() => {
    if (isOpen && canAnchor) panel?.current?.showPopover();
  }, [isOpen, panel]);

  const list = (
    <List<ComboboxOption>
      renderEmptyState={() => <Line role="presentation">{loading ? comboboxText.looking : emptyText}</Line>}
    >
      {({ value, label, note: more }) => (
        <Option id={value} textValue={label}>
          {label}
          {more && <Note> {more}</Note>}
        </Option>
      )}
    </List>
  );
  // Without a state the list is only being read for its options.
  if (!state) return list;
  if (!isOpen) return null;
  return (
    <Panel ref={panel} popover={canAnchor ? 'manual' : undefined}>
      {list}
      {note && <Line>{note}</Line>}
    </Panel>
  );
}

const anchored = css`
  position-anchor: --combobox;
  position-area: bottom;
  position-try-fallbacks: flip-block;
  inset: auto;
  width: anchor-size(width);
  margin: ${token.space[4]} 0;
`;

const Panel = styled.div`
  position: absolute;
  z-index: ${token.layer.menu};
  inset: calc(100% + ${token.space[4]}) 0 auto;
  max-height: 380px;
  padding: ${token.space[8]};
  overflow-y: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius[12]};
  background: ${token.color.card};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.float};

  &[popover] {
    ${anchored}
  }
`;

const List = styled(ListBox)`
  outline: none;
` as typeof ListBox;

const Option = styled(ListBoxItem)`
  display: grid;
  align-content: center;
  min-height: 44px;
  padding: ${token.space[4]} ${token.space[12]};
  border-radius: ${token.radius[8]};
  line-height: 1.35;
  cursor: pointer;

  &[data-focused] {
    background: ${token.color.tint};
    color: ${token.color.accent};
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }

  &[data-selected] {
    font-weight: ${token.weight.strong};
  }
`;

const Note = styled.small`
  font-size: ${token.text[14]};
  font-weight: ${token.weight.body};
  color: ${token.color.ink3};
`;

const Line = styled.div`
  padding: ${token.space[8]} ${token.space[12]};
  font-size: ${token.text[14]};
  color: ${token.color.ink3};
`;
