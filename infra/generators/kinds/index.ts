import type { Generator } from '../change';
import { aggregate } from './aggregate';
import { area } from './area';
import { element } from './element';
import { feature } from './feature';
import { operation } from './operation';
import { page } from './page';
import { subgraph } from './subgraph';

interface Kind {
  run: Generator;
  /** What is said after the kind, and how many words of it. */
  words: string;
  example: string;
  /** In a sentence or two, for somebody who has made none yet. */
  about: string;
  /** What has to be there, or be known, before. */
  needs: string;
}

export const kinds: Readonly<Record<string, Kind>> = {
  area: {
    run: area,
    words: '<name>',
    example: 'area mentoring',
    about:
      'A new area: a remote that is built and deployed by itself, with one page, its place in the navigation, a journey, a port, an image and a Deployment.',
    needs: 'A name in kebab-case; it is part of the address.',
  },
  page: {
    run: page,
    words: '<area> <name> [--path /where] [--es "title in Spanish"]',
    example: 'page mfe-learning reading-list --es "Lista de lectura"',
    about:
      'A page in an area: its address in the manifest, its route, its texts, the feature it is composed of, its data asked for ahead, its test.',
    needs:
      'An area, and a name in kebab-case; the address is below the area’s own unless --path says another.',
  },
  feature: {
    run: feature,
    words: '<area> <name> [--es "title in Spanish"]',
    example: 'feature mfe-learning bookmark-salon --es "Guardar un salón"',
    about:
      'A part of a page that loads data: operation, endpoint, texts, a component with loading, empty and error, its test.',
    needs: 'An area.',
  },
  subgraph: {
    run: subgraph,
    words: '<domain> <first aggregate>',
    example: 'subgraph mentoring mentor-request',
    about:
      'A new domain: a subgraph with its contract and one aggregate, in the graph, in the rights, in the demo data, inside the gateway and as a service of its own in containers and cluster.',
    needs: 'A domain in one word of small letters, and what members keep there first.',
  },
  aggregate: {
    run: aggregate,
    words: '<domain> <name>',
    example: 'aggregate content reading-note',
    about:
      'Something that members keep, each for themselves: contract, schema, model with its indexes, policy, service, resolvers, rights, export and forgetting, tests.',
    needs: 'A subgraph.',
  },
  operation: {
    run: operation,
    words: '<query|mutation> <domain> <aggregate> <name> <area> [--es "title in Spanish"]',
    example: 'operation query content bookmark count-bookmarks mfe-learning --es "Cuántos guardados"',
    about:
      'A query or a mutation about an aggregate that there is: service, resolver, rights and test in the subgraph, and the feature of an area that sends it.',
    needs: 'A subgraph, an aggregate in it that belongs to a member (a user_id in its model), and an area.',
  },
  element: {
    run: element,
    words: '<name>',
    example: 'element quiet-note',
    about: 'A shared element: component and props, stories, test, exported at the door of shared-ui.',
    needs: 'A name that shared-ui does not have yet.',
  },
};
