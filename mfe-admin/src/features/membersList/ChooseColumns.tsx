import { Menu, SlidersHorizontalIcon } from '@athenaeum/shared-ui';
import { LEAVABLE, type LeavableColumn } from './listView';

interface ChooseColumnsProps {
  /** What is left out now. */
  without: readonly LeavableColumn[];
  onChange: (without: LeavableColumn[]) => void;
}

const NAMES: Record<LeavableColumn, string> = {
  relationship: 'Relationship',
  intake: 'Intake',
  profile: 'Profile',
  hub: 'Hub',
  email: 'Email',
  joined: 'Joined',
};

/** Which columns the list has, besides the name. */
export function ChooseColumns({ without, onChange }: ChooseColumnsProps) {
  return (
    <Menu
      label="Columns"
      look="outlined"
      icon={<SlidersHorizontalIcon size={18} />}
      items={LEAVABLE.map((key) => ({
        label: NAMES[key],
        ...(without.includes(key) ? { note: 'Not shown' } : { checked: true }),
        onSelect: () =>
          onChange(without.includes(key) ? without.filter((one) => one !== key) : [...without, key]),
      }))}
    />
  );
}
