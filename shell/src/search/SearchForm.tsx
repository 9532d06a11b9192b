import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import styled from 'styled-components';
import { ArrowRightIcon, IconButton, SearchField } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { Slot } from '@athenaeum/shell-contract';
import type { SearchState } from './useSearch';
import { searchText } from './search.messages';

interface SearchFormProps {
  state: SearchState;
  field: RefObject<HTMLInputElement | null>;
  /** The panel floats over the page and comes with the focus, or stands below the field. */
  floating?: boolean;
  /** Called when a term was sent or a suggestion followed. */
  onDone?: () => void;
}

/** The field, its button, and the suggestions of remotes. */
export function SearchForm({ state, field, floating = false, onDone }: SearchFormProps) {
  const { label, term, search } = state;
  const [typed, setTyped] = useState(term);
  const [isOpen, setOpen] = useState(!floating);

  useEffect(() => {
    setTyped(term);
    if (field.current && field.current.value !== term) field.current.value = term;
  }, [field, term]);

  // The full-screen search focuses its field.
  useEffect(() => {
    if (!floating) field.current?.focus();
  }, [field, floating]);

  const done = () => {
    setOpen(!floating);
    onDone?.();
  };
  const send = (given = '') => {
    if (!given.trim()) return;
    search(given.trim());
    done();
  };

  return (
    <Form
      role="search"
      aria-label={searchText.site}
      $floating={floating}
      onSubmit={(event) => {
        event.preventDefault();
        send(field.current?.value);
      }}
      onFocus={(event) => (event.target as Element) === field.current && setOpen(true)}
      onBlur={(event) => {
        if (floating && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (moveAmong(event)) return;
        if (!floating || !isOpen || !['Escape', 'Tab'].includes(event.key)) return;
        setOpen(false);
        // Suggestions are reached by arrows: Tab leads on, past them.
        if (event.key === 'Tab') return;
        event.preventDefault();
        field.current?.focus();
      }}
      onClick={(event) => (event.target as Element).closest('a') && done()}
    >
      <Field
        ref={field}
        round
        label={label}
        placeholder={searchText.search}
        shortcut={floating ? '/' : undefined}
        maxLength={100}
        defaultValue={term}
        autoComplete="off"
        enterKeyHint="search"
        onSearch={send}
        onChange={({ target }) => {
          setTyped(target.value);
          setOpen(true);
          if (target.value === '' && term) search('');
        }}
      />
      <Send type="submit" label={searchText.showResults} icon={<ArrowRightIcon />} />
      {isOpen && (
        <Panel $floating={floating}>
          <Slot name="search.suggestions" version={1} props={{ term: typed }} loads="now" />
        </Panel>
      )}
    </Form>
  );
}

/** Arrow keys move between the field and the suggestions. */
function moveAmong(event: KeyboardEvent<HTMLElement>): boolean {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return false;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + step];
  if (at < 0 || !next) return false;
  event.preventDefault();
  next.focus();
  return true;
}

const Form = styled.form<{ $floating: boolean }>`
  position: relative;

  /* The key's hint makes room for the button that does the same. */
  & kbd {
    opacity: ${({ $floating }) => ($floating ? 1 : 0)};
  }

  &:focus-within kbd {
    opacity: 0;
  }
`;

const Field = styled(SearchField)`
  & > input {
    padding-right: 48px;
  }
`;

const Send = styled(IconButton)`
  position: absolute;
  top: 0;
  right: 0;
  visibility: hidden;

  ${Form}:focus-within &,
  ${Field}:has(input:not(:placeholder-shown)) + & {
    visibility: visible;
  }
`;

const Panel = styled.div<{ $floating: boolean }>`
  ${({ $floating }) =>
    $floating
      ? `
    position: absolute;
    z-index: ${token.layer.menu};
    top: calc(100% + ${token.space[4]});
    right: 0;
    width: max(100%, 320px);
    max-height: calc(100dvh - ${token.topbar} - ${token.space[24]});
    overflow: auto;
    padding: ${token.space[8]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius[12]};
    background: ${token.color.card};
    box-shadow: ${token.shadow.float};`
      : `padding-top: ${token.space[16]};`}

  &:not(:has(a)) {
    display: none;
  }
`;
