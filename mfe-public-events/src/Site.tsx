import { Shown } from '@athenaeum/shell-contract/standalone';
import { SkipLink } from '@athenaeum/shared-ui';
import { SiteFooter, SiteHeader } from './features/siteFrame';
import { Root } from './Root';

/** The events as a site of its own: the same pages with a header and a footer, where no shell provides them. */
export function Site() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main">
        <Root>
          <Shown />
        </Root>
      </main>
      <SiteFooter />
    </>
  );
}
