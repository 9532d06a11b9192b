import { PlatformProvider } from '@athenaeum/shell-contract';
import type { HeadTag, Keeping, SitePage } from '@athenaeum/shell-contract/site';
import { drawTree } from '@athenaeum/shell-contract/site/server';
import { Container, SkipLink } from '@athenaeum/shared-ui';
import { token } from '@athenaeum/shared-ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SiteFooter, SiteHeader } from '../../features/siteFrame';
import type { ResponseContext } from '../responseContext';
import { commonStyles } from './styles';

interface Framed {
  status: number;
  title: string;
  content: ReactNode;
  tags: readonly HeadTag[];
  keep?: Keeping;
}

/** A page with the site's header and footer that needs no code in the browser. */
export async function framedPage(
  context: ResponseContext,
  { content, title, ...page }: Framed,
): Promise<SitePage> {
  const { html, styles } = await drawTree(
    <PlatformProvider platform={context.platform}>
      <SkipLink />
      <SiteHeader />
      <main id="main">
        <Page>{content}</Page>
      </main>
      <SiteFooter />
    </PlatformProvider>,
  );
  return {
    ...page,
    kind: 'page',
    title: `${title} · ${context.settings.brand}`,
    styles: [commonStyles(context), styles],
    html,
  };
}

const Page = styled(Container)`
  padding-block: ${token.space[48]} ${token.space[64]};
`;
