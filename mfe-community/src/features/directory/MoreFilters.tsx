import { Button, PlusIcon, XIcon } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { directoryText } from './directory.messages';

interface MoreFiltersProps {
  /** How many of these filters are on. */
  chosen: number;
  children: ReactNode;
}

/** Rarely used filters. Open at first where some are on, so that a shared address shows them. */
export function MoreFilters({ chosen, children }: MoreFiltersProps) {
  const [isOpen, setOpen] = useState(chosen > 0);
  const id = useId();
  const label = isOpen ? directoryText.fewerFilters : directoryText.moreFilters;
  return (
    <>
      <div id={id}>{isOpen && children}</div>
      <Toggle
        look="outlined"
        block
        icon={isOpen ? <XIcon /> : <PlusIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen > 0 ? directoryText.counted({ label, number: String(chosen) }) : label}
      </Toggle>
    </>
  );
}

const Toggle = styled(Button)`
  margin-top: ${token.space[16]};
`;
