import { PlatformProvider } from '@athenaeum/shell-contract';
import { findPage } from '@athenaeum/shell-contract/manifest';
import type { HeadTag, Keeping, SitePage, SiteSettings } from '@athenaeum/shell-contract/site';
import { drawTree } from '@athenaeum/shell-contract/site/server';
import { SkipLink } from '@athenaeum/shared-ui';
import { fontFaces } from '@athenaeum/shared-ui/fonts';
import { type LinkGroup, SiteFooter } from '../../features/siteFrame';
import { manifest } from '../../manifest';
import { absolute, PICTURE_OF_FRONT_DOOR } from '../addresses';
import { FrontDoor } from '../frontDoor/FrontDoor';
import { frontDoorText } from '../frontDoor/frontDoor.messages';
import { FrontHeader } from '../frontDoor/FrontHeader';
import { loadFrontDoor } from '../frontDoor/loadFrontDoor';
import { structuredEvent, structuredHouse, structuredPage } from '../head/structured';
import { headTags } from '../head/tags';
import type { ResponseContext } from '../responseContext';
import { commonStyles } from './styles';

/**
 * What visitors see at the portal's `/`: the shell asks for it here. So paths of the portal are its own, and the pages of the
 * site are at the site's origin, where they read without a script, too.
 */
export async function frontDoorPage(context: ResponseContext, keep: Keeping): Promise<SitePage> {
  const { settings } = context;
  const { title } = frontDoorText;
  const described = {
    title,
    description: frontDoorText.description({ brand: settings.brand }),
    canonical: `${settings.portal}/`,
    picture: PICTURE_OF_FRONT_DOOR,
    pictureText: frontDoorText.pictureText,
  };
  const door = await loadFrontDoor(context);
  const isWhole = Object.values(door).every((part) => part !== null);
  const href = (to: string) => (findPage(manifest.pages, to) ? absolute(settings, to) : to);
  const { html, styles } = await drawTree(
    <PlatformProvider platform={{ ...context.platform, href }}>
      <SkipLink />
      <FrontHeader />
      <main id="main">
        <FrontDoor {...door} />
      </main>
      <SiteFooter
        home={{ href: '/', label: frontDoorText.home({ brand: settings.brand }) }}
        more={moreLinks(settings)}
      />
    </PlatformProvider>,
  );
  return {
    kind: 'page',
    status: 200,
    keep: isWhole ? keep : undefined,
    title: `${title} · ${settings.brand}`,
    tags: [...headTags(described, settings), ...fontOfTitle(settings)],
    styles: [commonStyles(context), styles],
    html,
    structured: [
      structuredPage(title, described.canonical, settings),
      structuredHouse(described, settings),
      ...(door.events ?? []).map((event) => structuredEvent(event, settings)),
    ],
  };
}

/** The title is large: in its stand-in first, it would be seen to change. */
function fontOfTitle({ base }: SiteSettings): HeadTag[] {
  const file = /url\('([^']*newsreader-latin-opsz-normal[^']*)'\)/.exec(fontFaces)?.[1];
  const attributes = {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: '',
    href: `${base}${file}`,
  };
  return file ? [{ tag: 'link', attributes }] : [];
}

function moreLinks({ contact, helpCenter, social }: SiteSettings): LinkGroup[] {
  const ask = [
    ...(helpCenter ? [{ label: frontDoorText.help, href: helpCenter }] : []),
    ...(contact ? [{ label: frontDoorText.contact, href: contact }] : []),
  ];
  return [
    { title: frontDoorText.ask, links: ask },
    { title: frontDoorText.follow, links: social ?? [] },
  ].filter(({ links }) => links.length > 0);
}
