import type { Change } from '../change';
import type { Area } from '../commandArguments';
import type { Name } from '../names';
import { messages, WORDS, type Text } from './texts';

export interface Feature {
  area: Area;
  name: Name;
  title: Text;
  /** Of a page: the heading is the page's, which also has its data prefetched. */
  isOfPage?: boolean;
}

export const folderOf = ({ area, name }: Pick<Feature, 'area' | 'name'>) =>
  `${area.app}/src/features/${name.camel}`;

/** Endpoints begin with the name of the area's api. */
export const endpointOf = ({ area, name }: Pick<Feature, 'area' | 'name'>) => `${area.api}${name.pascal}`;

export const hookOf = (feature: Pick<Feature, 'area' | 'name'>, kind: 'Query' | 'Mutation') => {
  const endpoint = endpointOf(feature);
  return `use${endpoint[0]!.toUpperCase()}${endpoint.slice(1)}${kind}`;
};

/** A part of a page that loads data and chooses between loading, empty and error; without its test. */
export function featureParts(feature: Feature): Change[] {
  const { area, name, title, isOfPage = false } = feature;
  const { camel, pascal } = name;
  const folder = folderOf(feature);
  const hook = hookOf(feature, 'Query');
  const empty = isOfPage
    ? `<EmptyState title={${camel}Text.nothingYet} headingLevel={2} />`
    : `<Section title={${camel}Text.title}>
         <p>{${camel}Text.nothingYet}</p>
       </Section>`;
  return [
    {
      path: `${folder}/index.ts`,
      text: isOfPage
        ? `
          export { prefetch${pascal} } from './${camel}.api';
          export { ${camel}Text } from './${camel}.messages';
          export { ${pascal} } from './${pascal}';
        `
        : `export { ${pascal} } from './${pascal}';\n`,
    },
    {
      path: `${folder}/${camel}.graphql`,
      // What everybody may ask; the feature's own fields take its place.
      text: `query ${pascal} {\n  me {\n    data {\n      id\n    }\n  }\n}\n`,
    },
    { path: `${folder}/${camel}.api.ts`, text: isOfPage ? prefetchedApi(feature) : queryApi(feature) },
    ...messages(area, {
      folder: `features/${camel}`,
      file: camel,
      namespace: area.namespace + pascal,
      texts: { title, ...WORDS },
    }),
    {
      path: `${folder}/${pascal}.tsx`,
      text: `
        import { isMissing } from '@athenaeum/shell-contract';
        import { ${isOfPage ? 'EmptyState, ErrorPanel, Loading,' : 'ErrorPanel, Loading, Section,'} Skeleton } from '@athenaeum/shared-ui';
        import { ${hook} } from './${camel}.api';
        import { ${camel}Text } from './${camel}.messages';

        export function ${pascal}() {
          const { data, isError, isFetching, refetch } = ${hook}({});

          if (data?.me) return (${empty});
          if (isError || isMissing(data, 'me'))
            return (
              <ErrorPanel
                title={${camel}Text.notLoaded}
                onRetry={() => void refetch()}
                retrying={isFetching}
              />
            );
          return (
            <Loading label={${camel}Text.loading}>
              <Skeleton $height="120px" />
            </Loading>
          );
        }
      `,
    },
  ];
}

const queryApi = (feature: Feature) => `
  import { operation } from '@athenaeum/shell-contract';
  import { api } from '../../api';
  import { ${feature.name.pascal}Document } from './__generated__/${feature.name.camel}';

  export const { ${hookOf(feature, 'Query')} } = api.injectEndpoints({
    endpoints: (build) => ({
      ${endpointOf(feature)}: build.query(operation(${feature.name.pascal}Document)),
    }),
  });
`;

const prefetchedApi = (feature: Feature) => `
  import { FRESH, operation } from '@athenaeum/shell-contract';
  import { api } from '../../api';
  import { ${feature.name.pascal}Document } from './__generated__/${feature.name.camel}';

  const injected = api.injectEndpoints({
    endpoints: (build) => ({
      ${endpointOf(feature)}: build.query(operation(${feature.name.pascal}Document)),
    }),
  });

  export const { ${hookOf(feature, 'Query')} } = injected;

  export const prefetch${feature.name.pascal} = () => injected.util.prefetch('${endpointOf(feature)}', {}, FRESH);
`;
