import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';
import { useScrollIntoView } from '../../hooks/useScrollIntoView';
import { token } from '../../theme';

export type TabsProps<Id extends string> = {
  /** What the tabs choose between. A count of null is not known yet: its place is kept. */
  label: string;
  tabs: readonly { id: Id; label: ReactNode; count?: number | null }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The selected tab's panel. */
  children: ReactNode;
};

/** Panels of one place (ARIA's tabs pattern, chosen as the arrows move). For links between pages use `Pills`. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  // The chosen tab is scrolled into view, also when the address chose it.
  useScrollIntoView(list, '[aria-selected=true]', selected);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === selected);
    const to = target(event.key, at, tabs.length);
    const next = to === null ? undefined : tabs[to];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to as number]?.focus();
  };
  return (
    <div>
      <List ref={list} className="sideways" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, label: words, count }) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {words}
            {count !== undefined && <Count $isKnown={count !== null}>{count ?? 0}</Count>}
          </Tab>
        ))}
      </List>
      <Panel role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} tabIndex={0}>
        {children}
      </Panel>
    </div>
  );
}

function target(key: string, at: number, count: number) {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

const List = styled.div`
  position: relative;
  display: flex;
  gap: ${token.space[24]};
  border-bottom: 1px solid ${token.color.line};
`;

const Tab = styled.button`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  min-height: 48px;
  padding: 0 2px;
  color: ${token.color.ink2};
  white-space: nowrap;

  /* A short word is narrower than a finger: half of the gap on either side is its own. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 -10px;
  }

  &:hover {
    color: ${token.color.accent};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-selected='true'] {
    color: ${token.color.ink};
    font-weight: ${token.weight.strong};

    &::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: 2px;
      background: ${token.color.accent};
    }
  }
`;

const Count = styled.span<{ $isKnown: boolean }>`
  visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
  font-size: ${token.text[14]};
  font-weight: ${token.weight.body};
  color: ${token.color.ink3};
`;

const Panel = styled.div`
  padding-top: ${token.space[24]};
`;
