import { Menu, SlidersHorizontalIcon } from '@athenaeum/shared-ui';
import { OPTIONAL_COLUMNS, type OptionalColumn } from './listView';
import { membersListText } from './membersList.messages';

interface ChooseColumnsProps {
  /** The hidden columns. */
  without: readonly OptionalColumn[];
  onChange: (without: OptionalColumn[]) => void;
}

/** Chooses the columns of the list, besides the name. */
export function ChooseColumns({ without, onChange }: ChooseColumnsProps) {
  return (
    <Menu
      label={membersListText.columns}
      look="outlined"
      icon={<SlidersHorizontalIcon size={18} />}
      items={OPTIONAL_COLUMNS.map((key) => ({
        label: membersListText[key],
        ...(without.includes(key) ? { note: membersListText.hiddenColumn } : { checked: true }),
        onSelect: () =>
          onChange(without.includes(key) ? without.filter((one) => one !== key) : [...without, key]),
      }))}
    />
  );
}
