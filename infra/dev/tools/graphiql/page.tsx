import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/webpack';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';

const EXAMPLE = `# Answered by this product's gateway, with the session of this browser.
query Me {
  me {
    ok
    data {
      id
      name
    }
  }
}
`;

// The session is this origin's cookie, as on every page.
const fetcher = createGraphiQLFetcher({ url: '/graphql' });
createRoot(document.getElementById('root')!).render(
  <GraphiQL fetcher={fetcher} defaultQuery={EXAMPLE} defaultEditorToolsVisibility="variables" />,
);
