import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Drawer, IconButton, SearchIcon } from '@athenaeum/shared-ui';
import { media } from '@athenaeum/shared-ui/theme';
import { SearchForm } from './SearchForm';
import { useSearch } from './useSearch';
import { useStartOfSearch } from './useStartOfSearch';
import { searchText } from './search.messages';

/** The search field in the top bar, or a full-screen search on narrow screens. Nothing when no remote offers search. */
export function Search() {
  const state = useSearch();
  const [isOpen, setOpen] = useState(false);
  const inBar = useRef<HTMLInputElement>(null);
  const onScreen = useRef<HTMLInputElement>(null);
  useStartOfSearch(() => {
    if (!state) return;
    if (inBar.current?.checkVisibility()) inBar.current.focus();
    else setOpen(true);
  });
  if (!state) return null;
  return (
    <>
      <Bar>
        <SearchForm state={state} field={inBar} floating />
      </Bar>
      <Opener label={state.label} icon={<SearchIcon />} onClick={() => setOpen(true)} />
      <Drawer open={isOpen} onClose={() => setOpen(false)} title={searchText.search}>
        <SearchForm state={state} field={onScreen} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  );
}

const Bar = styled.div`
  /* What the areas leave of the bar, of which staff see one more. */
  width: clamp(140px, 100vw - 940px, 264px);

  ${media.under(1070)} {
    display: none;
  }
`;

const Opener = styled(IconButton)`
  display: none;

  ${media.under(1070)} {
    display: inline-grid;
  }
`;
