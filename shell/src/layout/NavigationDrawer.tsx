import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { IconButton, MenuIcon } from '@athenaeum/shared-ui';
import { media } from '@athenaeum/shared-ui/theme';
import { useRegistry } from '../app/ShellContext';
import { useAddress } from '../app/useAddress';
import { mainNavigation } from './navigation';
import { useLater } from './useLater';
import { useRoles } from './useRoles';
import { layoutText } from './layout.messages';

const NARROW = media.upTo(900);

/** The main navigation on narrow screens. They load it at once, for others it may never be wanted. */
export function NavigationDrawer() {
  const [isOpen, setOpen] = useState(false);
  const items = mainNavigation(useRegistry(), useRoles());
  const { pathname } = useAddress();
  const later = useLater(isOpen || matchMedia(NARROW.slice('@media '.length)).matches, load);
  useEffect(() => setOpen(false), [pathname]);
  if (items.length === 0) return null;
  return (
    <>
      <Opener
        label={layoutText.openNavigation}
        icon={<MenuIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {later && (
        <later.NavigationPanel
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          items={items}
          pathname={pathname}
        />
      )}
    </>
  );
}

const load = () => import('./NavigationPanel');

const Opener = styled(IconButton)`
  display: none;
  margin-left: -12px;

  ${NARROW} {
    display: inline-grid;
  }
`;
