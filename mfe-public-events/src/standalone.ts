import { beginWhenWanted } from '@athenaeum/shell-contract/standalone';

beginWhenWanted(() =>
  import(/* webpackChunkName: "page" */ './site/hydrate').then(({ hydrate }) => hydrate()),
);
