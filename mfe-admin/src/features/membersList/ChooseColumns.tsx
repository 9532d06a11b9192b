import { Menu, SlidersHorizontalIcon } from '@athenaeum/shared-ui';
import { LEAVABLE, type LeavableColumn } from './listView';
import { membersListText } from './membersList.messages';

interface ChooseColumnsProps {
  /** The hidden columns. */
  without: readonly LeavableColumn[];
  onChange: (without: LeavableColumn[]) => void;
}

/** Chooses the columns of the list, besides the name. */
export function ChooseColumns({ without, onChange }: ChooseColumnsProps) {
  return (
    <Menu
      label={membersListText.columns}
      look="outlined"
      icon={<SlidersHorizontalIcon size={18} />}
      items={LEAVABLE.map((key) => ({
        label: membersListText[key],
        ...(without.includes(key) ? { note: membersListText.hiddenColumn } : { checked: true }),
        onSelect: () =>
          onChange(without.includes(key) ? without.filter((one) => one !== key) : [...without, key]),
      }))}
    />
  );
}
