import { useNavigate } from '@athenaeum/shell-contract';
import { Menu, PlusIcon } from '@athenaeum/shared-ui';
import { pathOfKind } from '../../components/content';
import { kindText } from '../../components/content/kinds.messages';
import { allContentText } from './allContent.messages';

/** Adds an entry of the kinds in the list. */
export function NewContent() {
  const navigate = useNavigate();
  const kinds = [
    ['salons', kindText.addSalon],
    ['pathways', kindText.addPathway],
    ['collections', kindText.addCollection],
    ['peer-groups', kindText.addPeerGroup],
    ['speakers', kindText.addSpeaker],
  ] as const;
  return (
    <Menu
      label={allContentText.newItem}
      icon={<PlusIcon size={18} />}
      look="outlined"
      align="end"
      items={kinds.map(([kind, label]) => ({
        label,
        onSelect: () => void navigate(`${pathOfKind(kind)}/new`),
      }))}
    />
  );
}
