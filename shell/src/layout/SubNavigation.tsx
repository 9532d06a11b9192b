import styled from 'styled-components';
import { translateSentence } from '@athenaeum/messages';
import { Container, Pills } from '@athenaeum/shared-ui';
import { media, token } from '@athenaeum/shared-ui/theme';
import { Slot, useReadable } from '@athenaeum/shell-contract';
import { useRegistry, useRoute, useShell, useShellSession } from '../app/ShellContext';
import { useAddress } from '../app/useAddress';
import { wantedSlots } from '../slots/wantedSlots';
import { currentLink, mainNavigation } from './navigation';
import { useRoles } from './useRoles';
import { layoutText } from './layout.messages';

/** The area's name and its pages. Its height is fixed, against layout shift. */
export function SubNavigation() {
  const route = useRoute();
  const { pathname } = useAddress();
  const under = useReadable(useShell().under);
  const registry = useRegistry();
  const { user } = useShellSession();
  const items = mainNavigation(registry, useRoles());
  if (!('area' in route)) return null;
  const here = items.filter(({ area }) => area === route.area);
  const links = here.flatMap(({ children }) => children);
  // A name alone leads nowhere. While the viewer is not known, the row waits with the page.
  if (
    !links[0] &&
    route.kind !== 'waiting' &&
    !(here[0] && wantedSlots('topbar.widget', 1, { registry, user, area: route.area })[0])
  )
    return null;
  const current = currentLink(links, under?.at === pathname ? under.to : pathname, user?.slug ?? user?.id);
  const area = translateSentence(route.area);
  return (
    <Bar aria-label={layoutText.area({ area })}>
      <Row $collapses={here.some(({ collapses }) => collapses)}>
        {links[0] && (
          <>
            <Label>{area}</Label>
            <Pills
              label={layoutText.areaPages({ area })}
              links={links.map((link) => ({
                label: translateSentence(link.label),
                href: link.to,
                current: link === current,
              }))}
            />
          </>
        )}
        <Widgets>
          <Slot name="topbar.widget" version={1} loads="now" />
        </Widgets>
      </Row>
    </Bar>
  );
}

const Bar = styled.section`
  border-bottom: 1px solid ${token.color.line};
`;

const Row = styled(Container)<{ $collapses: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space[16]};
  min-height: 60px;

  & > nav {
    min-width: 0;
  }

  ${media.under(1070)} {
    ${({ $collapses }) => $collapses && '& > p { display: none; }'}
  }

  ${media.under(800)} {
    gap: ${token.space[8]};
    padding-right: 0;

    ${({ $collapses }) =>
      $collapses && '& > nav { display: none; } & > p { display: block; border-right: 0; }'}
  }
`;

/* At the end of the row, where what comes late moves nothing. */
const Widgets = styled.div`
  display: flex;
  flex: none;
  margin-left: auto;

  & > :not([hidden]) {
    display: flex;
    gap: ${token.space[12]};
  }

  ${media.under(800)} {
    & > :not([hidden]) {
      padding-right: ${token.gutter};
    }
  }
`;

/* A line only where pages follow: alone it would divide nothing. */
const Label = styled.p`
  flex: none;
  padding-right: ${token.space[16]};
  border-right: 1px solid ${token.color.line};
  color: ${token.color.ink2};
  font: italic ${token.weight.serif} ${token.text[20]} / 1 ${token.font.serif};

  &::first-letter {
    text-transform: uppercase;
  }

  ${media.under(800)} {
    flex-shrink: 1;
    padding-right: ${token.space[12]};
  }
`;
