import { Shown } from '@athenaeum/shell-contract/standalone';
import { SkipLink } from '@athenaeum/shared-ui';
import { CoverFilesProvider } from './components/EventCover';
import { SiteFooter, SiteHeader } from './features/siteFrame';
import { Root } from './Root';
import { coverFile } from './site/addresses';

/** The standalone site: the same pages with a header and a footer, which the shell provides otherwise. */
export function Site() {
  return (
    <CoverFilesProvider value={coverFile}>
      <SkipLink />
      <SiteHeader />
      <main id="main">
        <Root>
          <Shown />
        </Root>
      </main>
      <SiteFooter />
    </CoverFilesProvider>
  );
}
