import { Shown } from '@athenaeum/shell-contract/standalone';
import { SkipLink } from '@athenaeum/shared-ui';
import { CoverFilesProvider } from './components/EventCover';
import { SiteFooter, SiteHeader } from './features/siteFrame';
import { Root } from './Root';
import { coverFile } from './site/addresses';

/** The events as a site of its own: the same pages with a header and a footer, where no shell provides them. */
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
