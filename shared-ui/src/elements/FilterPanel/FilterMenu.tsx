import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '../../icons';
import { token } from '../../theme';
import { Pill } from '../Chip/Chip';
import { PopoverHolder, PopoverPaper } from '../Menu/popoverStyle';
import { usePopover } from '../Menu/usePopover';

export type FilterMenuProps = {
  /** What it narrows: "Location". */
  label: string;
  /** A `MultiSelect`. It stays open while choices are ticked. */
  children: ReactNode;
};

/** One filter of a row of chips; its choices open below it. */
export function FilterMenu({ label, children }: FilterMenuProps) {
  const { isOpen, trigger, panel } = usePopover();
  return (
    <PopoverHolder>
      <Pill type="button" {...trigger}>
        {label}
        <ChevronDownIcon size={16} />
      </Pill>
      <Choices {...panel} $align="start">
        {isOpen && children}
      </Choices>
    </PopoverHolder>
  );
}

const Choices = styled(PopoverPaper)`
  max-height: min(480px, 80vh);
  padding: ${token.space[8]} ${token.space[16]};
  overflow-y: auto;
`;
