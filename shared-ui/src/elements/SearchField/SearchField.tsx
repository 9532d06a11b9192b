import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { SearchIcon } from '../../icons';
import { token } from '../../theme';
import { controlStyle } from '../Field/controlStyle';
import { VisuallyHidden } from '../Layout/Text';

export type SearchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'onSubmit'> & {
  /** Read out; the placeholder is only an example. */
  label: string;
  /** Enter was pressed; an empty term is never sent. */
  onSearch?: (term: string) => void;
  /** A key that leads here, shown at the field's end. The page listens for it. */
  shortcut?: string;
  /** Round, for the top bar. */
  round?: boolean;
};

/** A field to look for something. It is a `search` landmark only where the page makes it one. */
export function SearchField({
  label,
  onSearch,
  shortcut,
  round = false,
  className,
  ...input
}: SearchFieldProps) {
  const sendOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event);
    if (event.key !== 'Enter' || !onSearch) return;
    event.preventDefault();
    const term = event.currentTarget.value.trim();
    if (term) onSearch(term);
  };
  return (
    <Box className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <SearchIcon size={18} />
      <Input {...input} $round={round} type="search" onKeyDown={sendOnEnter} aria-keyshortcuts={shortcut} />
      {shortcut && <kbd aria-hidden="true">{shortcut}</kbd>}
    </Box>
  );
}

const Box = styled.label`
  position: relative;
  display: block;

  & > svg {
    position: absolute;
    top: 50%;
    left: 14px;
    translate: 0 -50%;
    color: ${token.color.ink3};
    pointer-events: none;
  }

  & > kbd {
    position: absolute;
    top: 50%;
    right: 10px;
    translate: 0 -50%;
    display: grid;
    place-content: center;
    width: 24px;
    height: 24px;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius[4]};
    font: inherit;
    font-size: ${token.text[14]};
    color: ${token.color.ink3};
    pointer-events: none;
  }

  & > input:not(:placeholder-shown) + kbd {
    display: none;
  }
`;

const Input = styled.input<{ $round: boolean }>`
  ${controlStyle}
  padding-left: 42px;

  /* The browser's own clear button is blue. */
  &::-webkit-search-cancel-button {
    filter: grayscale(1);
    cursor: pointer;
  }
  ${({ $round }) => $round && `&, &:focus-visible { border-radius: ${token.radius.pill}; }`}
`;
