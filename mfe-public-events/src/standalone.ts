import { fillOwnTimes } from '@athenaeum/shared-ui/own-time';
import { beginWhenWanted } from '@athenaeum/shell-contract/standalone';

fillOwnTimes();

beginWhenWanted(() =>
  import(/* webpackChunkName: "page" */ './site/hydrate').then(({ hydrate }) => hydrate()),
);
