import { parsers } from 'prettier/plugins/yaml';

/** A node of the tree that the formatter reads YAML into; only what our own files use of it. */
interface Node {
  type: string;
  value?: string;
  children?: (Node | null)[];
}

/** The documents of a YAML file as plain values: mappings, sequences, scalars of the core schema. No anchors, no tags. */
export async function readYaml(text: string): Promise<unknown[]> {
  // The formatter's own parser: what it accepts, `prettier --check` has accepted too.
  const root = (await parsers.yaml.parse(text, {} as never)) as Node;
  return childrenOf(root).map((document) => valueOf(contentOf(document)));
}

function contentOf(document: Node): Node | null {
  const body = childrenOf(document).find(({ type }) => type === 'documentBody');
  return body ? (childrenOf(body)[0] ?? null) : null;
}

function valueOf(node: Node | null | undefined): unknown {
  if (!node || node.type === 'null') return null;
  switch (node.type) {
    case 'mapping':
    case 'flowMapping':
      return Object.fromEntries(childrenOf(node).map(pairOf));
    case 'sequence':
    case 'flowSequence':
      return childrenOf(node).map((item) =>
        item.type === 'sequenceItem' ? valueOf(childrenOf(item)[0]) : valueOf(item),
      );
    case 'mappingKey':
    case 'mappingValue':
    case 'flowSequenceItem':
      return valueOf(childrenOf(node)[0]);
    case 'plain':
      return scalar(node.value ?? '');
    case 'quoteSingle':
    case 'quoteDouble':
    case 'blockLiteral':
    case 'blockFolded':
      return node.value;
    default:
      throw new Error(`YAML of the kind ${node.type} is not read here`);
  }
}

function pairOf(item: Node): [string, unknown] {
  const [key, value] = item.children ?? [];
  return [String(valueOf(key)), valueOf(value)];
}

function scalar(text: string): unknown {
  if (text === '' || text === '~' || text === 'null') return null;
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

const childrenOf = ({ children = [] }: Node): Node[] => children.filter((child) => child !== null);
